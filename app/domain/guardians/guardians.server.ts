import { asViewer } from '~/db/as-viewer.server'
import { listParts } from '~/domain/purchases/purchases.server'
import type { Viewer } from '~/viewer/viewer'
import type { NameGuardian } from './schema'

/** Whether a paid package of the viewing mentee waits for a guardian's consent. */
export async function lacksGuardian(viewer: Viewer) {
  return (await listParts(viewer)).some(({ blockedBy }) => blockedBy === 'guardian_needed')
}

/** Names the guardian for the paid orders that lack one; false if none does. Raises guardian_needed. */
export async function nameGuardian(viewer: Viewer, guardian: NameGuardian) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ named: boolean }]>`
    select api.name_guardian(guardian_name => ${guardian.guardianName},
      guardian_email => ${guardian.guardianEmail}, guardian_consented => ${guardian.guardianConsented}) as named`,
  )
  return row.named
}
