import * as acts from '~/db/generated/acts.server'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/**
 * Verifies the password that was entered again, if there is one. Raises current_password_wrong,
 * too_many_attempts, busy.
 */
export async function enterPassword(viewer: Viewer, password: string | undefined, address: string) {
  if (!password) return
  const keptHash = await verifyOwnPassword(viewer, password, address)
  await acts.enterPassword(viewer, { keptHash })
}
