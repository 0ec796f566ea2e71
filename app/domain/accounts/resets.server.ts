import { setTimeout as pause } from 'node:timers/promises'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import { hashPassword } from './passwords.server'
import { countTry } from './tries.server'

const answerTime = 250

/** Sends a link for a new password, if there is such an account; nobody can tell. Raises too_many_attempts. */
export async function askReset(email: string, address: string) {
  await countTry('forgot', email, address)
  const asked = asSignIn((sql) => sql`select api.auth_ask_reset(email => ${email})`)
  // Writing a mail takes longer than finding nobody; both answer after the same while.
  await Promise.all([asked, pause(answerTime)])
}

/** True while the link of a mail can be used for this purpose. */
export async function linkLives(token: string, purpose: 'reset_password' | 'confirm_email') {
  const [link] = await asSignIn((sql) => sql<{ lives: boolean }[]>`
    select api.auth_link_lives(token => ${token}, purpose => ${purpose}) as lives`)
  return link?.lives ?? false
}

/** Sets a new password with the link of a mail and ends all her sessions. Raises link_not_valid, busy. */
export async function resetPassword(token: string, password: string) {
  // Hashing is dear: only for a link that lives.
  if (!(await linkLives(token, 'reset_password'))) throw new Refusal('link_not_valid', undefined, 409)
  const passwordHash = await hashPassword(password)
  await asSignIn((sql) => sql`select api.auth_reset_password(token => ${token}, password_hash => ${passwordHash})`)
}
