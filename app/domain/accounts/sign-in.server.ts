import { asSignIn } from '~/db/act.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import { securityEvent, sourceOf } from '~/security-events.server'
import { inStrangersTurn, inTurn } from './password-turns.server'
import { passwordFits } from './passwords.server'
import { type Browser, openSession, type Session } from './sessions.server'
import { countTry, waitIfDue } from './tries.server'

type Credentials = { email: string; password: string }

/**
 * Opens a session with e-mail and password. A browser that has signed in to the account before has a turn and connections
 * of its own, not those of strangers. Raises invalid_login (for an unknown address and for a wrong password),
 * too_many_attempts, busy.
 */
export function signIn(credentials: Credentials, browser: Browser): Promise<Session> {
  const device = browser.device(credentials.email)
  const go = () => takeTurn(credentials, browser, device)
  return device ? inTurn(go) : inStrangersTurn(browser.address, go)
}

async function takeTurn({ email, password }: Credentials, browser: Browser, device: string | undefined) {
  const { address } = browser
  const isKnown = device !== undefined
  const [tried] = await asSignIn(
    (sql) => sql<[Row<'auth_try_password'>]>`
      select * from api.auth_try_password(email => ${email}, address => ${address}, device => ${device ?? null})`,
    isKnown,
  )
  waitIfDue('login', tried.wait, address)
  const { userId, passwordHash } = tried
  if (!(await passwordFits(password, passwordHash ?? undefined))) {
    securityEvent('sign_in_failed', { account: userId ?? undefined, source: sourceOf(address) })
    throw new Refusal('invalid_login', undefined, 401)
  }
  const verified = { userId: userId!, email, keptHash: passwordHash! }
  return asSignIn((sql) => openSession(sql, verified, browser), isKnown)
}

/** Whether an account has this e-mail address; `address` is the asker's, for the limit. Raises too_many_attempts. */
export async function isKnownEmail(email: string, address: string) {
  await countTry('check_email', email, address)
  return reads.authEmailKnown({ email })
}
