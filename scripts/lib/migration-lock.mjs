// Only one start at a time may change a database. The advisory lock belongs to a transaction and ends with it, so a
// killed process or a pooled connection cannot leave it behind.
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('postgres').Sql} Sql @typedef {import('postgres').TransactionSql} Transaction */

const lockKey = 7_305_214_301
// Milliseconds.
const timeout = 10 * 60_000
// duplicate_object, unique_violation
const raced = new Set(['42710', '23505'])

/**
 * Runs `work` in a transaction that holds the lock. While it waits for another start, logs every 5 seconds for which
 * one. Throws after 10 minutes of waiting.
 * @template T @param {Sql} sql @param {(message: string) => void} log @param {(tx: Transaction) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withMigrationLock(sql, log, work) {
  const deadline = Date.now() + timeout
  for (let races = 0; ;) {
    let begun = false
    try {
      return /** @type {T} */ (
        await sql.begin(async (tx) => {
          await tx`set local lock_timeout = '5s'`
          await tx`select pg_advisory_xact_lock(${lockKey})`
          begun = true
          await tx`set local lock_timeout = '30s'`
          return work(tx)
        })
      )
    } catch (error) {
      const code = codeOf(error)
      // Two databases of one server were migrated at the same moment and both created the same role: retry.
      if (begun && raced.has(code) && races++ < 3) {
        await pause(100 * races)
        continue
      }
      if (code !== '55P03') throw error
      if (begun) throw blocked(error)
      const holder = await holderOf(sql)
      if (Date.now() > deadline) throw new Error(`Gave up waiting: ${holder}.`, { cause: error })
      log(`waiting: ${holder}`)
    }
  }
}

/** @param {unknown} error @returns {string} */
function codeOf(error) {
  const { code, cause } = /** @type {{ code?: string, cause?: { code?: string } }} */ (error)
  return code ?? cause?.code ?? ''
}

function blocked(/** @type {unknown} */ cause) {
  return new Error(
    `${cause instanceof Error ? cause.message : cause}\n  Another connection keeps locked what this start must ` +
      'change (pg_stat_activity shows long transactions). Nothing was changed. Start again.',
    { cause },
  )
}

/** @param {Sql} sql @returns {Promise<string>} */
async function holderOf(sql) {
  const [holder] = await sql`
    select a.pid, a.application_name as program, host(a.client_addr) as address,
      extract(epoch from now() - a.xact_start)::integer as seconds
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32) + l.objid::bigint = ${lockKey}`
  if (!holder) return 'another start has just migrated this database'
  const where = holder.address ? ` from ${holder.address}` : ''
  const since = holder.seconds === null ? '' : ` for ${holder.seconds} s`
  return `another start is migrating this database${since} (${holder.program || 'unnamed'}${where}, process ${
    holder.pid
  } of the server; select pg_terminate_backend(${holder.pid}) ends it)`
}
