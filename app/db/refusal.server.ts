import postgres from 'postgres'
import { log } from '~/log.server'
import { isAway } from './connection-errors'

/** A broken rule: its key, the form field it concerns, and the HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly rule: string,
    readonly field: string | undefined,
    readonly status: number,
    /** Seconds until a retry may succeed. */
    readonly wait?: number,
  ) {
    super(rule)
  }
}

const constraintBroken = new Set(['23503', '23505', '23514', '23P01', '23502'])
const unavailable = new Set([
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  // It only reads: a standby after a failover, or a database over its quota.
  '25006',
  // Disk full, out of memory, too many connections, a configuration limit, I/O error.
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
])
// Values that pass the schema but not the column: a number out of range, malformed text, no date, a date out of range, JSON
// of another shape.
const noValue = new Set(['22003', '22P02', '22007', '22008', '22009', '22023'])

/** Translates a database error to a refusal; undefined for an unexpected error. Logs why the database is busy. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) {
    if (error instanceof postgres.PostgresError && error.code === '53100') tellDiskFull()
    log.warn({ code: (error as { code?: string }).code }, 'busy: the database did not serve a request')
    return new Refusal('busy', undefined, 503)
  }
  if (!(error instanceof postgres.PostgresError)) return undefined
  const { code, constraint_name: rule, column_name: field } = error
  if (code.startsWith('MR')) return new Refusal(rule ?? 'generic', field || undefined, Number(code.slice(2)))
  if (code === '42501') return new Refusal('not_allowed', undefined, 403)
  if (noValue.has(code)) return new Refusal('generic', undefined, 422)
  if (constraintBroken.has(code)) return new Refusal(rule ?? 'generic', undefined, 409)
  return undefined
}

let diskFullTold = false
/** Logged once per process, not once per request. */
function tellDiskFull() {
  if (!diskFullTold) log.error('disk full: the database cannot write')
  diskFullTold = true
}

function isUnavailable(error: unknown) {
  if (error instanceof postgres.PostgresError) return unavailable.has(error.code)
  return isAway(error)
}

/** True for an error of a server that is away, silent, restarting or only reads: it passes by itself, as a full disk does not. */
export function passes(error: unknown) {
  const { code = '' } = (error ?? {}) as { code?: string }
  return isUnavailable(error) && !/^(53[124]|58)/.test(code)
}
