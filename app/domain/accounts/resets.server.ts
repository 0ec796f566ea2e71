import { setTimeout as pause } from 'node:timers/promises'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/rows'
import { hashNewPassword } from './new-password.server'
import { openSession, type Browser, type Session } from './sessions.server'
import { countTry } from './tries.server'

const answerTime = 250

/** Sends a link for a new password, if there is such an account; nobody can tell. Raises too_many_attempts. */
export async function askReset(email: string, { address, device }: Browser) {
  await countTry('forgot', email, address, device(email))
  const asked = asSignIn((sql) => sql`select api.auth_ask_reset(email => ${email})`)
  // Writing a mail takes longer than finding nobody; both answer after the same while.
  await Promise.all([asked, pause(answerTime)])
}

/** True while the link of a mail can be used for this purpose. */
export async function linkLives(token: string, purpose: 'reset_password' | 'confirm_email') {
  const [link] = await asSignIn(
    (sql) => sql<{ lives: boolean }[]>`
    select api.auth_link_lives(token => ${token}, purpose => ${purpose}) as lives`,
  )
  return link?.lives ?? false
}

/**
 * Sets a new password with the link of a mail, ends all sessions of the user and opens a new one.
 * Raises link_not_valid, busy and what is refused of a new password.
 */
export async function resetPassword(token: string, password: string, browser: Browser): Promise<Session> {
  const [her] = await asSignIn(
    (sql) => sql<Row<'auth_link_owner'>[]>`
    select * from api.auth_link_owner(token => ${token})`,
  )
  // Hashing is dear: only for a link that lives.
  if (!her) throw new Refusal('link_not_valid', undefined, 409)
  const keptHash = await hashNewPassword(password, her)
  return asSignIn(async (sql) => {
    const [{ userId }] = await sql<[{ userId: number }]>`
      select api.auth_reset_password(token => ${token}, password_hash => ${keptHash}) as user_id`
    return openSession(sql, { userId, email: her.email, keptHash }, browser)
  })
}
