// Connections to the database, one pool per login. postgres.js 3.4.9 does not recover by itself: it keeps a
// connection that stops answering for ever (porsager/postgres #1089); queries that a transaction still holds
// never settle when its connection closes (#1186, open fix #1215); end() waits for a query that has failed
// (#1130); what a transaction runs after a reconnect may run outside of it (#1155). Remove the replacement of
// pools (onPool, giveUp, watched.server.ts) when these are fixed; tests/http/silence.test.ts shows whether
// they are.
import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { inTime, isLate } from '~/in-time'
import { log } from '~/log.server'
import { isCut, isOutdated } from './connection-errors'
import { reserveAgain } from './reserve-again'
import { timed } from './timed.server'
import { noteOrigin } from './unavailable.server'
import { watched } from './watched.server'

type Login = { source: string; max: number; watched?: boolean; direct?: boolean }

/**
 * Per login: the variable with its connection string, the size of its pool, and whether each statement is
 * watched because its work may take long; direct: never through the pooler.
 */
const logins: Record<
  'web' | 'admin' | 'signIn' | 'provider' | 'worker' | 'webReplica' | 'adminReplica',
  Login
> = {
  web: { source: 'DATABASE_URL_WEB', max: 10 },
  admin: { source: 'DATABASE_URL_ADMIN', max: 4 },
  signIn: { source: 'DATABASE_URL_AUTH', max: 2 },
  provider: { source: 'DATABASE_URL_WEBHOOK', max: 2, watched: true },
  worker: { source: 'DATABASE_URL_WORKER', max: 5, watched: true },
  webReplica: { source: 'DATABASE_URL_WEB_REPLICA', max: 10, direct: true },
  adminReplica: { source: 'DATABASE_URL_ADMIN_REPLICA', max: 4, direct: true },
}

export type PoolName = keyof typeof logins

const pools = new Map<PoolName, Sql>()

// Milliseconds after the caller's time limit. The server ends a statement after five seconds and says so; a
// connection that is silent for longer is dead.
const grace = 1500
const lostAtMost = 2
const heardAt = new WeakMap<Sql, number>()
const lost = new WeakMap<Sql, number>()

/**
 * Runs `work` on the pool of one login: web for members and visitors, admin for admins, signIn for passwords,
 * provider for messages of Stripe, worker for jobs, webReplica and adminReplica for reads on a replica. A pool whose
 * connections are cut or silent is replaced for the next caller. `patience` limits the wait, in milliseconds. After
 * it the caller is told that the database is busy, so nothing may happen any more: a transaction calls `goOn` when it
 * begins and before it commits, and `goOn` raises then.
 */
export async function onPool<T>(
  name: PoolName,
  work: (sql: Sql, goOn: () => void) => Promise<T>,
  patience?: number,
): Promise<T> {
  const sql = pool(name)
  const asked = performance.now()
  let isOver = false
  const goOn = () => {
    if (isOver) throw new Error('the caller no longer waits')
  }
  const running = work(logins[name].watched ? watchedPool(name) : sql, goOn)
  try {
    const answer = await (patience ? inTime(running, patience, 'the database') : running)
    heardAt.set(sql, performance.now())
    return answer
  } catch (error) {
    isOver = true
    noteOrigin(error, name)
    if (isCut(error) || isOutdated(error)) giveUp(name, sql)
    else if (patience && isLate(error)) void giveUpIfSilent(name, sql, running, asked)
    else heardAt.set(sql, performance.now())
    throw error
  }
}

/**
 * Replaces the pool if the statement stays without an answer. A slow statement is no reason: the server ends
 * it and says so.
 */
async function giveUpIfSilent(name: PoolName, sql: Sql, running: Promise<unknown>, asked: number) {
  const over = await inTime(running, grace, 'the database').then(
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

/** Whether the server is executing a statement of this process; asked on a new connection. */
async function isAtWork(name: PoolName) {
  const asking = connect(name, 1)
  try {
    const [found] = await inTime(
      asking<{ yes: boolean }[]>`
      select exists (select from pg_stat_activity
        where application_name = ${applicationName(name)} and state = 'active' and pid <> pg_backend_pid()
          and query_start < now() - interval '2 seconds') as yes`,
      4000,
      'the database',
    )
    return found?.yes ?? false
  } catch {
    return false
  } finally {
    void asking.end({ timeout: 1 }).catch(() => {})
  }
}

type Options = NonNullable<Parameters<typeof postgres>[1]> & {
  /**
   * Called with each notification on the channels that a connection listens to. The driver's own `listen`
   * uses it too.
   */
  onnotify?: (channel: string, payload: string) => void
}

/** Opens a connection for notifications, which do not pass a pooler in transaction mode. The caller ends it. */
export function connectToListen(name: 'web' | 'worker', more: Options): Sql {
  const source = process.env.DATABASE_URL_LISTEN ? 'DATABASE_URL_LISTEN' : logins[name].source
  return open(name, source, 1, false, more)
}

/** Opens a new pool for a login. The caller owns and ends it; it is never replaced. */
export function connect(name: PoolName, max = logins[name].max, more: Options = {}): Sql {
  const { source, direct } = logins[name]
  return open(name, source, max, process.env.DATABASE_POOLED === '1' && !direct, more)
}

/**
 * `pooled`: behind a pooler in transaction mode, where statements cannot be prepared; it refuses settings of a
 * connection, and the same settings of the roles hold (sql/roles.sql).
 */
function open(name: PoolName, source: string, max: number, pooled: boolean, more: Options): Sql {
  const url = process.env[source]
  if (!url) throw new Error(`${source} is missing; npm start sets it.`)
  const opened = postgres(url, {
    ...(pooled && { prepare: false }),
    max,
    idle_timeout: 60,
    connect_timeout: 3,
    transform: { column: postgres.camel.column },
    // A date is a day, not an instant: it stays text.
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    // Set per connection too: `alter role … set` can change the defaults of a login, but not these.
    connection: {
      application_name: applicationName(name),
      ...(!pooled && {
        statement_timeout: name === 'worker' ? 60_000 : 5000,
        lock_timeout: 3000,
        idle_in_transaction_session_timeout: 10_000,
      }),
    },
    onnotice: () => {},
    ...more,
  } as Options & { transform: typeof postgres.camel })
  return more.onnotify ? opened : timed(reserveAgain(opened), name, max)
}

// Identifies the connections of this process.
const mark = randomBytes(4).toString('hex')
const applicationName = (name: PoolName) => `mentoring ${name} ${mark}`

/**
 * Whether the database can be written, asked on a new connection (the readiness check): an existing one would answer even
 * when the database accepts no new ones. Raises an error when it does not answer.
 */
export async function canWrite() {
  const sql = connect('web', 1)
  try {
    const [found] = await inTime(
      sql<{ readOnly: boolean }[]>`select current_setting('transaction_read_only') = 'on' as read_only`,
      4000,
      'the database',
    )
    return !found?.readOnly
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

/** Removes the pool from use. Its running statements get five seconds to end. */
function giveUp(name: PoolName, cut: Sql) {
  if (pools.get(name) !== cut) return
  pools.delete(name)
  cut.end({ timeout: 5 }).catch((error) => log.warn({ error }, 'old connections'))
}
