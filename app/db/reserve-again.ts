import type { ReservedSql, Sql } from 'postgres'

// Milliseconds. Opening a connection takes a few; whoever waits for a busy pool only asks twice more.
const again = [500, 1500]

/**
 * Takes the connections of a pool and makes `reserve` ask again: postgres.js 3.4.9 forgets it when the connection that
 * was to serve it is cut while it opens. A connection that comes when another has come goes back. From `end` on everybody
 * is refused: the driver would open connections of a pool that has ended, and nothing would end them.
 */
export function reserveAgain(sql: Sql): Sql {
  const { reserve, end } = sql
  const waiting = new Set<(error: unknown) => void>()
  let hasEnded = false
  sql.reserve = () =>
    new Promise<ReservedSql>((resolve, reject) => {
      if (hasEnded) return reject(poolEnded())
      const timers = again.map((after) => setTimeout(ask, after))
      const settle = () => {
        waiting.delete(refuse)
        for (const timer of timers) clearTimeout(timer)
      }
      const give = (connection: ReservedSql) => {
        if (!waiting.has(refuse)) return connection.release()
        settle()
        resolve(connection)
      }
      const refuse = (error: unknown) => {
        settle()
        reject(error)
      }
      function ask() {
        reserve().then(give, refuse)
      }
      waiting.add(refuse)
      ask()
    })
  sql.end = (options) => {
    hasEnded = true
    for (const refuse of waiting) refuse(poolEnded())
    return end(options)
  }
  return sql
}

const poolEnded = () => Object.assign(new Error('the pool has ended'), { code: 'CONNECTION_ENDED' })
