import { setTimeout as pause } from 'node:timers/promises'
import { asSignIn } from '~/db/as-viewer.server'
import { countTry } from '~/domain/accounts/tries.server'
import type { EraseAddress, SignUpForNews } from './sign-up-schema'

const answerTime = 250

/**
 * Mails a link that signs an address up for news. The answer is the same whether the address is known or not. Raises
 * too_many_attempts.
 */
export async function askForNews({ email, locale }: SignUpForNews, address: string) {
  await countTry('news', email, address)
  const asked = asSignIn((sql) => sql`select api.auth_ask_news(email => ${email}, locale => ${locale})`)
  // Queueing a mail takes longer than finding a subscriber, so both answer after the same time.
  await Promise.all([asked, pause(answerTime)])
}

/**
 * Erases the address of a reader without an account. The answer is the same whether it is known or not. Raises
 * too_many_attempts.
 */
export async function eraseNewsAddress({ email }: EraseAddress, address: string) {
  await countTry('news', email, address)
  const erased = asSignIn((sql) => sql`select api.auth_erase_news_address(email => ${email})`)
  await Promise.all([erased, pause(answerTime)])
}

/** Confirms an address that asked for news, with the token of the mail. Raises link_not_valid. */
export function confirmNews(token: string) {
  return asSignIn((sql) => sql`select api.auth_confirm_news(token => ${token})`)
}
