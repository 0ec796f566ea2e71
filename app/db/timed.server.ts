// Times every statement by the function or view of the schema api that it names, and counts the connections in use.
// postgres.js 3.4.9 has no hook for the end of a statement: its query object calls its own `handler` when it is sent,
// and its own `resolve` or `reject` at the end.
import type { ReservedSql, Sql } from 'postgres'
import { log } from '~/log.server'
import { metrics } from '~/metrics.server'
import { isCut } from './connection-errors'

type Query = Promise<unknown> & {
  strings: readonly string[]
  args: unknown[]
  handler: (query: Query) => unknown
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/** A connection that one statement after the other uses, and the time at which the last one ended. */
type SharedConnection = { lastEnd: number }

type Timed = {
  pool: string
  size: number
  /** Called with each statement that is answered, also by a refusal. */
  heard: () => void
}

/**
 * Takes the connections of a pool; returns the same ones, timed. A statement over SLOW_CALL milliseconds is logged by its
 * name; 0 logs none.
 */
export function timed(sql: Sql, { pool, size, heard }: Timed): Sql {
  const slow = Number(process.env.SLOW_CALL ?? 500)
  let wanted = 0
  const want = (change: 1 | -1) => {
    wanted += change
    metrics.poolBusy.set({ pool }, Math.min(wanted, size))
    metrics.poolWaiting.set({ pool }, Math.max(wanted - size, 0))
  }
  metrics.poolSize.set({ pool }, size)

  const timeIt = (made: unknown, shared?: SharedConnection) => {
    if (!(made instanceof Promise)) return made
    const query = made as Query
    const { handler, resolve, reject } = query
    query.handler = (sent) => {
      const start = performance.now()
      const end = () => {
        if (!shared) want(-1)
        const now = performance.now()
        const seconds = (now - Math.max(start, shared?.lastEnd ?? 0)) / 1000
        if (shared) shared.lastEnd = now
        const call = nameOf(query)
        metrics.callSeconds.observe({ call }, seconds)
        if (slow && seconds * 1000 > slow)
          log.warn({ call, pool, ms: Math.round(seconds * 1000) }, 'slow call')
      }
      query.resolve = (value) => (heard(), end(), resolve(value))
      query.reject = (reason) => {
        if (!isCut(reason)) heard()
        end()
        reject(reason)
      }
      if (!shared) want(1)
      return handler(sent)
    }
    return query
  }

  const wrap = <S extends object>(target: S, shared?: SharedConnection): S =>
    new Proxy(target, {
      apply: (call, _, given) => timeIt(Reflect.apply(call as () => unknown, undefined, given), shared),
      get(from, key) {
        const value: unknown = Reflect.get(from, key)
        if (typeof value !== 'function') return value
        if (key === 'reserve') return () => reserved(value as () => Promise<ReservedSql>)
        if (key !== 'begin' && key !== 'savepoint') return value
        return (...given: unknown[]) => {
          const work = given.pop() as (inner: object) => unknown
          const running = value(...given, (inner: object) =>
            work(wrap(inner, { lastEnd: 0 })),
          ) as Promise<unknown>
          if (key === 'savepoint') return running
          want(1)
          return running.finally(() => want(-1))
        }
      },
    })
  const reserved = async (reserve: () => Promise<ReservedSql>) => {
    want(1)
    try {
      const connection = await reserve()
      const { release } = connection
      connection.release = () => (want(-1), release())
      return wrap(connection, { lastEnd: 0 })
    } catch (error) {
      want(-1)
      throw error
    }
  }
  return wrap(sql)
}

const names = new WeakMap<readonly string[], string>()

/** The function or view that a statement names, with or without its parts; «other» for none. */
function nameOf({ strings, args }: Pick<Query, 'strings' | 'args'>): string {
  const known = names.get(strings)
  if (known) return known
  const named = /\bapi\.(\w+)/.exec(strings.join(' '))?.[1]
  if (named) {
    names.set(strings, named)
    return named
  }
  for (const arg of args) {
    if (arg instanceof Promise && 'strings' in arg) {
      const inner = nameOf(arg as Query)
      if (inner !== 'other') return inner
    }
    // An identifier, as in `from ${sql('api.purchases')}`. What a form or a query gave is never one.
    const [, identifier] = /^"api"\."(\w+)"$/.exec(String((arg as { value?: unknown } | null)?.value)) ?? []
    if (identifier && (arg as object).constructor.name === 'Identifier') return identifier
  }
  return 'other'
}
