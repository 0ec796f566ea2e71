import type { Sql } from 'postgres'
import { inTime, isLate } from './in-time'

export type Watch = {
  /** The connections that are current now. */
  current: () => Sql
  /** Whether the server is at work for these connections: asked on a new one. */
  isAtWork: () => Promise<boolean>
  /** These connections answer no more. */
  giveUp: (sql: Sql, error: unknown) => void
}

const patience = 8000

/**
 * The connections of a program that waits long: a statement that nobody answers is asked about on a new connection.
 * When the server is not at work on it, or cannot be reached, it ends with an error and the connections are given
 * up; the next statement, in the same piece of work too, gets new ones.
 */
export function watched(watch: Watch): Sql {
  const call = (...given: unknown[]) => {
    const sql = watch.current()
    const made: unknown = Reflect.apply(sql, undefined, given)
    if (!(made instanceof Promise)) return made
    // A statement is sent when somebody waits for it; a part of another statement never is.
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
        return await inTime(answer, patience)
      } catch (error) {
        if (!isLate(error) || !(await watch.isAtWork())) throw error
      }
    }
  } catch (error) {
    watch.giveUp(sql, error)
    throw error
  }
}
