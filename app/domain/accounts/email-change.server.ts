import * as acts from '~/db/generated/acts.server'
import { eventOf, securityEvent } from '~/security-events.server'
import type { Viewer } from '~/viewer/viewer'
import type { ChangeEmail } from './own-account-schema'
import { verifyOwnPassword } from './password-change.server'
import { countTry } from './tries.server'

/**
 * Requests a new e-mail address for the viewer; sends a confirmation link to it. Raises
 * current_password_wrong, too_many_attempts, busy, same_email, duplicate_email.
 */
export async function changeEmail(viewer: Viewer, { currentPassword, email }: ChangeEmail, address: string) {
  const keptHash = await verifyOwnPassword(viewer, currentPassword, address)
  await acts.changeEmail(viewer, { keptHash, email })
  securityEvent('email_change_asked', eventOf(viewer))
}

/**
 * An admin requests a new e-mail address for a user. Raises password_needed, user_not_found, own_profile,
 * person_erased, same_email, duplicate_email.
 */
export async function changeEmailOf(viewer: Viewer, userId: number, email: string) {
  await acts.changeEmailOf(viewer, { userId, email })
  securityEvent('email_change_asked', { ...eventOf(viewer), about: userId })
}

/** Sends the confirmation link again. Raises too_many_attempts. */
export async function sendConfirmation(viewer: Viewer, address: string) {
  await countTry('confirm', viewer.email, address)
  await acts.askEmailConfirmation(viewer)
}
