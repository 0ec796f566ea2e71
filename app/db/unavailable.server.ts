import { log } from '~/log.server'

// Milliseconds.
const quietFor = 60_000

const pools = new WeakMap<object, string>()
const told = new Map<string, { at: number; more: number }>()

/** Remembers on which pool an error arose, for the log. */
export function noteOrigin(error: unknown, pool: string) {
  if (error instanceof Error) pools.set(error, pool)
}

/**
 * Logs why a request is answered with «busy»: the code and the pool of its error. At most one line a minute for each of
 * them; `more` counts those that were left out.
 */
export function tellUnavailable(error: unknown) {
  const { code } = error as { code?: string }
  const pool = pools.get(error as object)
  const key = `${code} ${pool}`
  const last = told.get(key)
  if (last && performance.now() - last.at < quietFor) return void (last.more += 1)
  told.set(key, { at: performance.now(), more: 0 })
  log.warn({ code, pool, more: last?.more || undefined }, 'busy: the database did not serve a request')
}
