import * as acts from '~/db/generated/acts.server'
import { Refusal } from '~/db/refusal.server'
import { securityEvent, sourceOf } from '~/security-events.server'

type Act = 'login' | 'code' | 'register' | 'forgot' | 'confirm' | 'password' | 'photo' | 'check_email'

/** Counts an attempt at an act with a rate limit. Raises too_many_attempts, with the seconds to wait. */
export async function countTry(act: Act, account: string, address: string, device?: string) {
  waitIfDue(act, await acts.authMayTry({ act, account, address, device }), address)
}

/** Raises too_many_attempts if there are seconds to wait. */
export function waitIfDue(act: Act, wait: number, address: string) {
  if (wait <= 0) return
  securityEvent('too_many_attempts', { source: sourceOf(address), why: act })
  throw new Refusal('too_many_attempts', undefined, 429, wait)
}
