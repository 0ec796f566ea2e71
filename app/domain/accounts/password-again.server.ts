import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/**
 * True if the viewer must enter the password again before an act that sends or confirms money, or a copy of personal
 * data. F30: true some minutes early, so the field is shown before the click and not after it.
 */
export async function isPasswordNeeded(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ needed: boolean }]>`select api.password_needed() as needed`,
  )
  return row.needed
}

/**
 * Verifies the password that was entered again, if there is one. Raises current_password_wrong,
 * too_many_attempts, busy.
 */
export async function enterPassword(viewer: Viewer, password: string | undefined, address: string) {
  if (!password) return
  const keptHash = await verifyOwnPassword(viewer, password, address)
  await asViewer(viewer, (sql) => sql`select api.enter_password(kept_hash => ${keptHash})`)
}
