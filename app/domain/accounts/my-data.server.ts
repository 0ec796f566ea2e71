import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/** The copy of the viewer's data, as formatted JSON. Raises password_needed. */
export async function exportMyData(viewer: Viewer) {
  // As text, because the driver would rename the keys.
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ text: string }[]>`select jsonb_pretty(api.export_my_data()) as text`,
  )
  return row!.text
}

/** The error key that prevents an erasure at present, or null. */
export async function findErasureObstacle(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ obstacle: string | null }[]>`select api.erasure_obstacle() as obstacle`,
  )
  return row?.obstacle ?? null
}

/** A purchase that an erasure gives up, with the ground for a refund, if there is one. */
export type ErasureLoss = Row<'erasure_losses'>

/** The viewer's orders and purchases that an erasure would give up. */
export function findErasureLosses(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<ErasureLoss[]>`select * from api.erasure_losses()`)
}

/**
 * Erases the viewer's account for good. Raises current_password_wrong, too_many_attempts, last_administrator,
 * mentor_in_mentorship, mentee_in_mentorship.
 */
export async function eraseMe(viewer: Viewer, password: string, address: string) {
  await verifyOwnPassword(viewer, password, address)
  await asViewer(viewer, (sql) => sql`select api.erase_me()`)
}
