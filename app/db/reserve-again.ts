import type { ReservedSql, Sql } from 'postgres'

// Milliseconds. Opening a connection takes a few; whoever waits for a busy pool only asks twice more.
const again = [500, 1500]

/**
 * Takes the connections of a pool and makes `reserve` ask again: postgres.js 3.4.9 forgets it when the connection that
 * was to serve it is cut while it opens. A connection that comes when another has come goes back.
 */
export function reserveAgain(sql: Sql): Sql {
  const { reserve } = sql
  sql.reserve = () =>
    new Promise<ReservedSql>((resolve, reject) => {
      let over = false
      const timers = again.map((after) => setTimeout(ask, after))
      const settle = () => {
        over = true
        for (const timer of timers) clearTimeout(timer)
      }
      const given = (connection: ReservedSql) => {
        if (over) return connection.release()
        settle()
        resolve(connection)
      }
      const refused = (error: unknown) => {
        settle()
        reject(error)
      }
      function ask() {
        reserve().then(given, refused)
      }
      ask()
    })
  return sql
}
