import pino from 'pino'

/** The product's log: JSON lines on standard output, never with personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { process: process.env.PROCESS_NAME ?? 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
})

/** The path of a URL for the log: no query, nothing as long as a token. */
export function withoutSecrets(url: string) {
  return (url.split('?')[0] ?? '').replace(/(?:%[0-9a-f]{2}|[\w-]){32,}/gi, '…').slice(0, 200)
}

type DatabaseError = Error & {
  code?: string
  constraint_name?: string
  table_name?: string
  routine?: string
}

/**
 * Logs an unexpected error. The message and detail of a database error may quote a row, so only its code is
 * logged.
 */
export function reportError(error: unknown, where: Record<string, unknown> = {}) {
  const {
    name,
    message,
    stack,
    code,
    constraint_name: constraint,
    table_name: table,
    routine,
  } = asError(error)
  const said =
    name === 'PostgresError' ? { code, constraint, table, routine } : { code, message: message.slice(0, 500) }
  // The first lines of a stack repeat the message.
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  log.error({ ...where, error: { name, ...said, frames } }, 'error')
}

function asError(error: unknown): DatabaseError {
  return error instanceof Error ? error : new Error(`something that is no error was thrown: ${typeof error}`)
}
