import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/** The copy of the viewer's data, as formatted JSON. Raises password_needed. */
export async function exportMyData(viewer: Viewer) {
  // As text, because the driver would rename the keys.
  const [row] = await read(
    viewer,
    (sql) => sql<{ text: string }[]>`select jsonb_pretty(api.export_my_data()) as text`,
  )
  return row!.text
}

/** A purchase that an erasure gives up, with the ground for a refund, if there is one. */
export type ErasureLoss = Row<'erasure_losses'>

/**
 * Erases the viewer's account for good. Raises current_password_wrong, too_many_attempts, last_administrator,
 * mentor_in_mentorship, mentee_in_mentorship.
 */
export async function eraseMe(viewer: Viewer, password: string, address: string) {
  await verifyOwnPassword(viewer, password, address)
  await acts.eraseMe(viewer)
}
