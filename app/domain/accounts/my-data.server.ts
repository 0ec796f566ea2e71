import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/** Everything the product holds on her, as readable JSON. */
export async function exportMyData(viewer: Viewer) {
  // As text: the driver would rename what is inside.
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ text: string }[]>`select jsonb_pretty(api.export_my_data()) as text`,
  )
  return row!.text
}

/** Why she can not be erased now, or null. */
export async function findErasureObstacle(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ obstacle: string | null }[]>`select api.erasure_obstacle() as obstacle`,
  )
  return row?.obstacle ?? null
}

/** What an erasure gives up; its money may still be asked back on the ground, if there is one. */
export type ErasureLoss = Row<'erasure_losses'>

/** What she has ordered or paid and gives up by an erasure. */
export function findErasureLosses(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<ErasureLoss[]>`select * from api.erasure_losses()`)
}

/**
 * Erases her, for good. Raises current_password_wrong, too_many_attempts, last_administrator,
 * mentor_in_mentorship, mentee_in_mentorship.
 */
export async function eraseMe(viewer: Viewer, password: string, address: string) {
  await verifyOwnPassword(viewer, password, address)
  await asViewer(viewer, (sql) => sql`select api.erase_me()`)
}
