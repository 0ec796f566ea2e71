// Connections to the database, one pool a login. postgres.js 3.4.9 does not recover by itself: a connection that stops
// answering is kept for ever (porsager/postgres #1089), queries that a transaction still holds never settle when its
// connection closes (#1186, open fix #1215), end() waits for a query that has failed (#1130), and what a transaction
// runs after a reconnect may run outside of it (#1155). Replacing pools (onPool, giveUp, watched.server.ts) goes when
// these are fixed; tests/http/silence.test.ts tells.
import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { log } from '~/log.server'
import { inTime, isLate } from './in-time'
import { watched } from './watched.server'

type Login = { source: string; max: number; watched?: boolean }

/** Where each login finds the database, how many connections it may open, and whether
 * its work may take long, so that each statement is watched. */
const logins: Record<'web' | 'admin' | 'signIn' | 'provider' | 'worker', Login> = {
  web: { source: 'DATABASE_URL_WEB', max: 10 },
  admin: { source: 'DATABASE_URL_ADMIN', max: 4 },
  signIn: { source: 'DATABASE_URL_AUTH', max: 2 },
  provider: { source: 'DATABASE_URL_WEBHOOK', max: 2, watched: true },
  worker: { source: 'DATABASE_URL_WORKER', max: 5, watched: true },
}

export type PoolName = keyof typeof logins

// Kept on globalThis: the development server evaluates this module again after every edit.
const pools = ((globalThis as { __pools?: Map<PoolName, Sql> }).__pools ??= new Map())

// The server ends a statement after five seconds and says so: whoever hears nothing for longer is not connected.
const grace = 1500
const lostAtMost = 2
const heardAt = new WeakMap<Sql, number>()
const lost = new WeakMap<Sql, number>()

/**
 * Runs work on the connections of one login: web for all members, admin for administrators, signIn for passwords,
 * provider for what the payment provider says, worker for the clock. When the connections are cut or stop answering,
 * the next caller gets new ones. Given `patience`, the caller waits so many milliseconds.
 */
export async function onPool<T>(
  name: PoolName,
  work: (sql: Sql) => Promise<T>,
  patience?: number,
): Promise<T> {
  const sql = pool(name)
  const asked = Date.now()
  const running = work(logins[name].watched ? watchedPool(name) : sql)
  try {
    const answer = await (patience ? inTime(running, patience) : running)
    heardAt.set(sql, Date.now())
    return answer
  } catch (error) {
    if (isCut(error)) giveUp(name, sql)
    else if (patience && isLate(error)) void giveUpIfSilent(name, sql, running, asked)
    else heardAt.set(sql, Date.now())
    throw error
  }
}

/** A slow statement is not a dead network: the server ends it, and says so. */
async function giveUpIfSilent(name: PoolName, sql: Sql, running: Promise<unknown>, asked: number) {
  const over = await inTime(running, grace).then(
    () => true,
    (error) => !isLate(error),
  )
  if (over) return
  lost.set(sql, (lost.get(sql) ?? 0) + 1)
  if ((heardAt.get(sql) ?? 0) >= asked && lost.get(sql)! <= lostAtMost) return
  log.warn({ pool: name }, 'silent connections given up')
  giveUp(name, sql)
}

function watchedPool(name: PoolName) {
  return watched({
    current: () => pool(name),
    isAtWork: () => isAtWork(name),
    giveUp(sql, error) {
      if (!isCut(error) && !isLate(error)) return
      if (isLate(error)) log.warn({ pool: name }, 'silent connections given up')
      giveUp(name, sql)
    },
  })
}

/** Whether the server works on a statement of this process. */
async function isAtWork(name: PoolName) {
  const asking = connect(name, 1)
  try {
    const [found] = await inTime(
      asking<{ yes: boolean }[]>`
      select exists (select from pg_stat_activity
        where application_name = ${applicationName(name)} and state = 'active' and pid <> pg_backend_pid()
          and query_start < now() - interval '2 seconds') as yes`,
      4000,
    )
    return found?.yes ?? false
  } catch {
    return false
  } finally {
    void asking.end({ timeout: 1 }).catch(() => {})
  }
}

type Options = NonNullable<Parameters<typeof postgres>[1]> & {
  /** Called with each notification on the channels that a connection listens to. The driver's own `listen` uses it too. */
  onnotify?: (channel: string, payload: string) => void
}

/** Connections of a login that are nobody else's, and that are never given up. */
export function connect(name: PoolName, max = logins[name].max, more: Options = {}): Sql {
  const { source } = logins[name]
  const url = process.env[source]
  if (!url) throw new Error(`${source} is missing; npm start sets it.`)
  return postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 3,
    transform: { column: postgres.camel.column },
    // A date is a day, not an instant: it stays text.
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    // Said again here: a login may change what was set for it (`alter role … set`), not what a connection asks for.
    connection: {
      application_name: applicationName(name),
      statement_timeout: name === 'worker' ? 60_000 : 5000,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 10_000,
    },
    onnotice: () => {},
    ...more,
  } as Options & { transform: typeof postgres.camel })
}

// Of this process alone.
const mark = randomBytes(4).toString('hex')
const applicationName = (name: PoolName) => `mentoring ${name} ${mark}`

/** Resolves when the database takes a new connection and answers on it; the readiness check. An old connection would
 * answer though no new one is let in. */
export async function ping() {
  const sql = connect('web', 1)
  try {
    await inTime(sql`select 1`, 4000)
  } finally {
    void sql.end({ timeout: 1 }).catch(() => {})
  }
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
