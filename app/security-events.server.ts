// What tells of guessing and misuse: a line in the log and a count in /metrics. Neither holds an address or a token.
import { createHmac } from 'node:crypto'
import { log } from './log.server'
import { metrics } from './metrics.server'
import { networkOf } from './network'

/** Each is explained in docs/operations/large/log-messages.md. */
export const securityEvents = [
  'signed_in',
  'sign_in_failed',
  'code_failed',
  'password_failed',
  'too_many_attempts',
  'access_refused',
  'origin_refused',
  'password_changed',
  'email_change_asked',
  'right_changed',
  'second_factor_changed',
] as const

type Facts = {
  /** The id of the user who acts, or whose account it is. */
  account?: number
  /** From `sourceOf`. */
  source?: string
  /** The id of the user who is acted upon. */
  about?: number
  /** The key of the rule that refused, or the kind of attempt. */
  why?: string
}

/** Logs and counts an event. */
export function securityEvent(event: (typeof securityEvents)[number], facts: Facts) {
  metrics.securityEvents.inc({ event })
  log.info({ event, ...facts }, 'security event')
}

/** A short mark of a caller's network: lines of one source can be seen together, its address cannot be read. */
export const sourceOf = (address: string) =>
  createHmac('sha256', process.env.DEVICE_SECRET ?? '')
    .update(`source ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 12)

/** The account and source of a viewer. */
export const eventOf = ({ userId, source }: { userId: number; source?: string }) => ({
  account: userId,
  source,
})
