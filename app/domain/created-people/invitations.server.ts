import { asSignIn } from '~/db/act.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import { hashNewPassword } from '~/domain/accounts/new-password.server'
import { openSession, type Browser, type Session } from '~/domain/accounts/sessions.server'

/**
 * Sets the first password with the token of an invitation and opens a session. Raises link_not_valid, busy
 * and the errors of a new password.
 */
export async function acceptInvitation(token: string, password: string, browser: Browser): Promise<Session> {
  const owner = await reads.authLinkOwner({ token, purpose: 'invitation' })
  // Hashing is slow: only for a valid link.
  if (!owner) throw new Refusal('link_not_valid', undefined, 409)
  const keptHash = await hashNewPassword(password, owner)
  return asSignIn(async (sql) => {
    const [{ userId }] = await sql<[{ userId: number }]>`
      select api.auth_accept_invitation(token => ${token}, password_hash => ${keptHash}) as user_id`
    return openSession(sql, { userId, email: owner.email, keptHash }, browser)
  })
}
