import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import type { Viewer } from '~/viewer/viewer'
import { verifyOwnPassword } from './password-change.server'

/**
 * True if the viewer must enter the password again before an act that sends or confirms money, or a copy of personal
 * data. F30: true some minutes early, so the field is shown before the click and not after it.
 */
export async function isPasswordNeeded(viewer: Viewer) {
  return reads.passwordNeeded(viewer)
}

/**
 * Verifies the password that was entered again, if there is one. Raises current_password_wrong,
 * too_many_attempts, busy.
 */
export async function enterPassword(viewer: Viewer, password: string | undefined, address: string) {
  if (!password) return
  const keptHash = await verifyOwnPassword(viewer, password, address)
  await acts.enterPassword(viewer, { keptHash })
}
