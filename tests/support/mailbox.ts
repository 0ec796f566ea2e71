import { afterAll } from 'vitest'
import { startMailbox, type MailboxRules } from './own-mailbox'

export type { Received } from './own-mailbox'

/** A mail server on this machine that keeps what it takes, until the tests of the file are over. */
export async function openMailbox(rules: MailboxRules = {}) {
  const mailbox = await startMailbox(rules)
  afterAll(mailbox.close)
  return mailbox
}

/** What an SMTP server answers to a mail it does not want now. */
export const tryLater = () =>
  Object.assign(new Error('4.3.2 <someone@test.example> try again later'), { responseCode: 451 })
