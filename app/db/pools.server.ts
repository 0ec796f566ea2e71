import postgres, { type Sql } from 'postgres'
import { log } from '~/http/log.server'

/** Where each login finds the database, and how many connections it may open. */
const logins = {
  web: { source: 'DATABASE_URL_WEB', max: 10 },
  admin: { source: 'DATABASE_URL_ADMIN', max: 4 },
  signIn: { source: 'DATABASE_URL_AUTH', max: 2 },
  provider: { source: 'DATABASE_URL_WEBHOOK', max: 2 },
  worker: { source: 'DATABASE_URL_WORKER', max: 5 },
}

export type PoolName = keyof typeof logins

// Kept on globalThis: the development server evaluates this module again after every edit.
const pools = ((globalThis as { __pools?: Map<PoolName, Sql> }).__pools ??= new Map())

/**
 * Work on the connections of one login: web for all members, admin for administrators, signIn for passwords, provider
 * for what the payment provider says, worker for the clock. When they are cut under it, whoever comes next gets new
 * ones: the driver may keep, mute for ever, a connection that was cut while something waited to be written.
 */
export async function onPool<T>(name: PoolName, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = pool(name)
  try {
    return await work(sql)
  } catch (error) {
    if (isCut(error)) giveUp(name, sql)
    throw error
  }
}

/** Connections of a login that are nobody else's, and that are never given up. */
export function connect(name: PoolName): Sql {
  const { source, max } = logins[name]
  const url = process.env[source]
  if (!url) throw new Error(`${source} is missing; npm start sets it.`)
  return postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 3,
    transform: postgres.camel,
    // A date is a day, not an instant: it stays text.
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    // Said again here: a login may change what was set for it (`alter role … set`), not what a connection asks for.
    connection: {
      application_name: `mentoring ${name}`,
      statement_timeout: name === 'worker' ? 60_000 : 5000,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 10_000,
    },
    onnotice: () => {},
  })
}

/** Resolves when the database answers; the readiness check. */
export async function ping() {
  await onPool('web', (sql) => sql`select 1`)
}

/** Ends all connections, once running queries are done. */
export async function closePools() {
  await Promise.all([...pools.values()].map((sql) => sql.end({ timeout: 5 })))
  pools.clear()
}

function pool(name: PoolName) {
  const sql = pools.get(name) ?? connect(name)
  pools.set(name, sql)
  return sql
}

/** What still runs on the old connections has five seconds to end. */
function giveUp(name: PoolName, cut: Sql) {
  if (pools.get(name) !== cut) return
  pools.delete(name)
  cut.end({ timeout: 5 }).catch((error) => log.warn({ error }, 'old connections'))
}

/** True of an error that says: the connection is gone. */
function isCut(error: unknown) {
  return /^(CONNECT|ECONN|EPIPE|57P0[123])/.test(String((error as { code?: unknown } | null)?.code))
}
