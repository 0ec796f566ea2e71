// One start at a time changes a database. The lock lives in each transaction and ends with it, so that neither a
// killed start nor a connection that a pooler keeps can leave it behind.
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('postgres').Sql} Sql @typedef {import('postgres').TransactionSql} Transaction */

const lockKey = 7_305_214_301
const patience = 10 * 60_000
const raced = new Set(['42710', '23505'])

/**
 * One transaction, alone among all starts on this database. Whoever waits says for whom, every five seconds.
 * @template T @param {Sql} sql @param {(message: string) => void} log @param {(tx: Transaction) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(sql, log, work) {
  const deadline = Date.now() + patience
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
      // Two databases of one server, begun at the same instant, both made the same role: look again.
      if (begun && raced.has(code) && races++ < 3) {
        await pause(100 * races)
        continue
      }
      if (code !== '55P03') throw error
      if (begun) throw inTheWay(error)
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

function inTheWay(/** @type {unknown} */ cause) {
  return new Error(
    `${cause instanceof Error ? cause.message : cause}\n  Another connection has used for 30 s what this start must ` +
      'change (pg_stat_activity shows the long transactions). Nothing was changed; start again.',
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
  if (!holder) return 'another start was migrating this database until now'
  const where = holder.address ? ` from ${holder.address}` : ''
  const since = holder.seconds === null ? '' : ` for ${holder.seconds} s`
  return `another start is migrating this database${since} (${holder.program || 'unnamed'}${where}, process ${
    holder.pid
  } of the server; select pg_terminate_backend(${holder.pid}) ends it)`
}
