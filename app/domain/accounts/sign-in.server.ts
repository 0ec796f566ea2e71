import { asSignIn } from '~/db/as-viewer.server'
import * as reads from '~/db/reads.server'
import { Refusal } from '~/db/refusal.server'
import { securityEvent, sourceOf } from '~/security-events.server'
import { passwordFits } from './passwords.server'
import { type Browser, openSession, type Session } from './sessions.server'
import { countTry } from './tries.server'

type Credentials = { email: string; password: string }

/**
 * Opens a session with e-mail and password. Raises invalid_login (for an unknown address and for a wrong
 * password), too_many_attempts, busy.
 */
export async function signIn({ email, password }: Credentials, browser: Browser): Promise<Session> {
  const device = browser.device(email)
  await countTry('login', email, browser.address, device)
  const credential = await reads.authCredential({ email })
  if (!(await passwordFits(password, credential?.passwordHash, device ? undefined : browser.address))) {
    securityEvent('sign_in_failed', { account: credential?.userId, source: sourceOf(browser.address) })
    throw new Refusal('invalid_login', undefined, 401)
  }
  const { userId, passwordHash: keptHash } = credential!
  return asSignIn((sql) => openSession(sql, { userId, email, keptHash }, browser))
}

/** Whether an account has this e-mail address; `address` is the asker's, for the limit. Raises too_many_attempts. */
export async function isKnownEmail(email: string, address: string) {
  await countTry('check_email', email, address)
  return reads.authEmailKnown({ email })
}
