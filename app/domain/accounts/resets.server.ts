import { setTimeout as pause } from 'node:timers/promises'
import * as acts from '~/db/generated/acts.server'
import { asSignIn } from '~/db/act.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import { securityEvent, sourceOf } from '~/security-events.server'
import { hashNewPassword } from './new-password.server'
import { openSession, type Browser, type Session } from './sessions.server'
import { countTry } from './tries.server'

const answerTime = 250

/**
 * Sends a link for a new password if the account exists. The answer is the same if it does not. Raises
 * too_many_attempts.
 */
export async function askReset(email: string, { address, device }: Browser) {
  await countTry('forgot', email, address, device(email))
  const asked = acts.authAskReset({ email })
  // Sending takes longer than finding no account, so both answer after the same time.
  await Promise.all([asked, pause(answerTime)])
}

/**
 * Sets a new password with the token of a mail, closes the user's sessions and opens a new one. Raises
 * link_not_valid, busy and the errors of a new password.
 */
export async function resetPassword(token: string, password: string, browser: Browser): Promise<Session> {
  const owner = await reads.authLinkOwner({ token })
  // Hashing is slow: only for a valid link.
  if (!owner) throw new Refusal('link_not_valid', undefined, 409)
  const keptHash = await hashNewPassword(password, owner)
  const session = await asSignIn(async (sql) => {
    const [{ userId }] = await sql<[{ userId: number }]>`
      select api.auth_reset_password(
        token => ${token}, password_hash => ${keptHash}, user_agent => ${browser.userAgent}) as user_id`
    return openSession(sql, { userId, email: owner.email, keptHash }, browser)
  })
  securityEvent('password_changed', { account: session.userId, source: sourceOf(browser.address) })
  return session
}
