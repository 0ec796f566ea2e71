import { setTimeout as pause } from 'node:timers/promises'
import * as acts from '~/db/acts.server'
import { countTry } from '~/domain/accounts/tries.server'
import type { EraseAddress, SignUpForNews } from './sign-up-schema'

const answerTime = 250

/**
 * Mails a link that signs an address up for news. The answer is the same whether the address is known or not. Raises
 * too_many_attempts.
 */
export async function askForNews({ email, locale }: SignUpForNews, address: string) {
  await countTry('news', email, address)
  const asked = acts.authAskNews({ email, locale })
  // Queueing a mail takes longer than finding a subscriber, so both answer after the same time.
  await Promise.all([asked, pause(answerTime)])
}

/**
 * Erases the address of a reader without an account. The answer is the same whether it is known or not. Raises
 * too_many_attempts.
 */
export async function eraseNewsAddress({ email }: EraseAddress, address: string) {
  await countTry('news', email, address)
  const erased = acts.authEraseNewsAddress({ email })
  await Promise.all([erased, pause(answerTime)])
}
