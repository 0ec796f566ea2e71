import { afterAll } from 'vitest'
import { startMailbox } from './own-mailbox'

/** Starts a mail server on this machine that stores mails; stops after the tests of the file. */
export async function openMailbox() {
  const mailbox = await startMailbox()
  afterAll(mailbox.close)
  return mailbox
}

/** The answer of an SMTP server that temporarily refuses a mail. */
export const tryLater = () =>
  Object.assign(new Error('4.3.2 <someone@test.example> try again later'), { responseCode: 451 })
