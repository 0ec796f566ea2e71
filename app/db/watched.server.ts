import type { Sql } from 'postgres'
import { inTime, isLate } from '~/in-time'

type Watch = {
  /** The current pool. */
  current: () => Sql
  /** Whether the server is executing a statement of this worker; asked on a new connection. */
  isAtWork: () => Promise<boolean>
  /** Replaces this pool. */
  giveUp: (sql: Sql, error: unknown) => void
}

const patience = 8000

/**
 * The pool of a process that runs long statements. A statement without an answer for eight seconds is looked
 * up on a new connection. If the server is not executing it or cannot be reached, it rejects and the pool is
 * replaced. The next statement, also of the same work, uses the new pool.
 */
export function watched(watch: Watch): Sql {
  const call = (...given: unknown[]) => {
    const sql = watch.current()
    const made: unknown = Reflect.apply(sql, undefined, given)
    if (!(made instanceof Promise)) return made
    // Wrapping `then` keeps the query lazy: it is sent when it is awaited, and a fragment of another query
    // never is.
    const then = made.then.bind(made)
    // oxlint-disable-next-line unicorn/no-thenable -- it is a promise already; only the waiting is watched
    made.then = (fulfilled, rejected) => answered(then(), sql, watch).then(fulfilled, rejected)
    return made
  }
  return new Proxy(call, { get: (_, key) => Reflect.get(watch.current(), key) }) as unknown as Sql
}

async function answered<T>(answer: Promise<T>, sql: Sql, watch: Watch): Promise<T> {
  try {
    for (;;) {
      try {
        return await inTime(answer, patience, 'the database')
      } catch (error) {
        if (!isLate(error) || !(await watch.isAtWork())) throw error
      }
    }
  } catch (error) {
    watch.giveUp(sql, error)
    throw error
  }
}
