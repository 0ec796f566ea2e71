import postgres from 'postgres'

/** A rule of the database that was broken: its key, the form field it concerns, and the answer's status. */
export class Refusal extends Error {
  constructor(
    readonly rule: string,
    readonly field: string | undefined,
    readonly status: number,
    /** Seconds until it may be tried again. */
    readonly wait?: number,
  ) {
    super(rule)
  }
}

const constraintBroken = new Set(['23503', '23505', '23514', '23P01', '23502'])
const unavailable = new Set(['57014', '55P03', '57P01', '57P02', '57P03', '53300', '25P03'])

/** The refusal a database error stands for; undefined for a fault of ours. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal('busy', undefined, 503)
  if (!(error instanceof postgres.PostgresError)) return undefined
  const { code, constraint_name: rule, column_name: field } = error
  if (code.startsWith('MR')) return new Refusal(rule ?? 'generic', field || undefined, Number(code.slice(2)))
  if (code === '42501') return new Refusal('not_allowed', undefined, 403)
  if (constraintBroken.has(code)) return new Refusal(rule ?? 'generic', undefined, 409)
  return undefined
}

function isUnavailable(error: unknown) {
  if (error instanceof postgres.PostgresError) return unavailable.has(error.code)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECT|CONNECTION_|ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code)
}
