import { asSignIn } from '~/db/act.server'
import { Refusal } from '~/db/refusal.server'
import { eventOf, securityEvent } from '~/security-events.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { hashNewPassword } from './new-password.server'
import type { ChangePassword } from './own-account-schema'
import { inTurn } from './password-turns.server'
import { passwordFits } from './passwords.server'
import { underNewSecret } from './sessions.server'
import { countTry } from './tries.server'

/**
 * Changes the password and closes the other sessions. Returns the new secret of this session. Raises
 * current_password_wrong, too_many_attempts, busy and the errors of a new password.
 */
export async function changePassword(viewer: Viewer, change: ChangePassword, address: string) {
  const keptHash = await verifyOwnPassword(viewer, change.currentPassword, address)
  const passwordHash = await hashNewPassword(change.password, viewer)
  const secret = await underNewSecret(
    viewer,
    (sql, secretHash) => sql`
    select api.change_password(kept_hash => ${keptHash}, password_hash => ${passwordHash}, secret_hash => ${secretHash})`,
  )
  securityEvent('password_changed', eventOf(viewer))
  return secret
}

/**
 * Verifies the viewer's password; returns its hash. Raises current_password_wrong, too_many_attempts, busy.
 */
export async function verifyOwnPassword(viewer: Viewer, password: string, address: string) {
  await countTry('password', viewer.email, address)
  const [kept] = await asSignIn(
    (sql) => sql<Pick<Row<'auth_credential'>, 'passwordHash'>[]>`
    select password_hash from api.auth_credential(email => ${viewer.email})`,
  )
  if (!(await inTurn(() => passwordFits(password, kept?.passwordHash)))) {
    securityEvent('password_failed', eventOf(viewer))
    throw new Refusal('current_password_wrong', 'currentPassword', 422)
  }
  return kept!.passwordHash
}
