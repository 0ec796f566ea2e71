import { setTimeout as pause } from 'node:timers/promises'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/rows'
import type { Verified } from '~/http/session.server'
import { hashNewPassword } from './new-password.server'
import { countTry } from './tries.server'

const answerTime = 250

/** Sends a link for a new password, if there is such an account; nobody can tell. Raises too_many_attempts. */
export async function askReset(email: string, address: string, device?: string) {
  await countTry('forgot', email, address, device)
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
 * Sets a new password with the link of a mail and ends all her sessions; returns who may be signed in.
 * Raises link_not_valid, busy and what is refused of a new password.
 */
export async function resetPassword(token: string, password: string): Promise<Verified> {
  const [her] = await asSignIn(
    (sql) => sql<Row<'auth_link_owner'>[]>`
    select * from api.auth_link_owner(token => ${token})`,
  )
  // Hashing is dear: only for a link that lives.
  if (!her) throw new Refusal('link_not_valid', undefined, 409)
  const keptHash = await hashNewPassword(password, her)
  const [reset] = await asSignIn(
    (sql) => sql<[{ userId: number }]>`
    select api.auth_reset_password(token => ${token}, password_hash => ${keptHash}) as user_id`,
  )
  return { userId: reset.userId, email: her.email, keptHash }
}
