import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/**
 * True when an administrator has to type her password again for what sends or confirms money. F30: also when it falls
 * due while she looks at the page, so that the field stands there before the click and not after it.
 */
export async function isPasswordNeeded(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ needed: boolean }]>`select api.password_needed() as needed`,
  )
  return row.needed
}

/** Takes the password she has typed again, if she has. Raises current_password_wrong, too_many_attempts, busy. */
export async function enterPassword(viewer: Viewer, password: string | undefined, address: string) {
  if (!password) return
  const keptHash = await verifyOwnPassword(viewer, password, address)
  await asViewer(viewer, (sql) => sql`select api.enter_password(kept_hash => ${keptHash})`)
}
