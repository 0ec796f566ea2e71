// The pools of connections, one per login. postgres.js 3.4.9 does not recover by itself: it keeps a
// connection that stops answering for ever (porsager/postgres #1089); queries that a transaction still holds
// never settle when its connection closes (#1186, open fix #1215); end() waits for a query that has failed
// (#1130); what a transaction runs after a reconnect may run outside of it (#1155). Remove the replacement of
// pools (onPool, giveUp, watched.server.ts) when these are fixed; tests/http/silence.test.ts shows whether
// they are.
import type { Sql } from 'postgres'
import { inTime, isLate } from '~/in-time'
import { log } from '~/log.server'
import { isCut, isOutdated } from './connection-errors'
import { applicationName, connect, isWatched, type PoolName } from './connections.server'
import { noteOrigin } from './unavailable.server'
import { watched } from './watched.server'

type Pool = {
  sql: Sql
  /** When it last answered, in milliseconds of performance.now. */
  heardAt: number
  /** Rejects the wait of each work that has not called `goOn`. */
  waiting: Set<(replaced: Error) => void>
}

const pools = new Map<PoolName, Pool>()

// Milliseconds after the caller's time limit. The server ends a statement after five seconds and says so; a
// connection that is silent for longer is dead.
const grace = 1500

type Work<T> = (sql: Sql, goOn: () => void) => Promise<T>

/**
 * Runs `work` on the pool of one login: web for members and visitors, admin for admins, signIn and knownSignIn for passwords,
 * provider for messages of Stripe, worker for jobs. A pool whose connections are cut or silent is replaced for the next
 * caller. `patience` limits the wait, in milliseconds. After
 * it the caller is told that the database is busy, so nothing may happen any more: a transaction calls `goOn` when it
 * begins and before it commits, and `goOn` raises then. Work that is cut before it calls `goOn` runs once more, on the
 * new pool: work that never calls it must change nothing by a second run. Watched work is never repeated.
 */
export async function onPool<T>(name: PoolName, work: Work<T>, patience?: number): Promise<T> {
  let hasBegun = isWatched(name)
  const noting: Work<T> = (sql, goOn) =>
    work(sql, () => {
      goOn()
      hasBegun = true
    })
  try {
    return await onCurrentPool(name, noting, patience)
  } catch (error) {
    if (isCut(error) && !hasBegun) return onCurrentPool(name, work, patience)
    throw error
  }
}

async function onCurrentPool<T>(name: PoolName, work: Work<T>, patience?: number): Promise<T> {
  const pool = currentPool(name)
  const asked = performance.now()
  let isOver = false
  let tell: (replaced: Error) => void = () => {}
  const replaced = new Promise<never>((_, reject) => (tell = reject))
  const goOn = () => {
    if (isOver) throw new Error('the caller no longer waits')
    pool.waiting.delete(tell)
  }
  if (!isWatched(name)) pool.waiting.add(tell)
  const running = Promise.race([work(isWatched(name) ? watchedPool(name) : pool.sql, goOn), replaced])
  try {
    const answer = await (patience ? inTime(running, patience, 'the database') : running)
    pool.heardAt = performance.now()
    return answer
  } catch (error) {
    isOver = true
    noteOrigin(error, name)
    if (isCut(error) || isOutdated(error)) giveUp(name, pool)
    else if (patience && isLate(error)) void giveUpIfSilent(name, pool, running, asked)
    else pool.heardAt = performance.now()
    throw error
  } finally {
    pool.waiting.delete(tell)
  }
}

/**
 * Replaces the pool if the statement stays without an answer and the pool has answered nobody since. A slow statement is
 * no reason: the server ends it and says so. Nor is waiting for a connection that others use.
 */
async function giveUpIfSilent(name: PoolName, pool: Pool, running: Promise<unknown>, asked: number) {
  const over = await inTime(running, grace, 'the database').then(
    () => true,
    (error) => !isLate(error),
  )
  if (over || pool.heardAt >= asked) return
  log.warn({ pool: name }, 'silent connections given up')
  giveUp(name, pool)
}

function watchedPool(name: PoolName) {
  return watched({
    current: () => currentPool(name).sql,
    isAtWork: () => isAtWork(name),
    giveUp(sql, error) {
      if (!isCut(error) && !isLate(error)) return
      if (isLate(error)) log.warn({ pool: name }, 'silent connections given up')
      if (currentPool(name).sql === sql) giveUp(name, currentPool(name))
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

/** Ends all connections, once running queries are done. */
export async function closePools() {
  await Promise.all([...pools.values()].map(({ sql }) => sql.end({ timeout: 5 })))
  pools.clear()
}

function currentPool(name: PoolName): Pool {
  const pool = pools.get(name) ?? { sql: connect(name), heardAt: 0, waiting: new Set() }
  pools.set(name, pool)
  return pool
}

/** Removes the pool from use. Its running statements get five seconds to end; postgres.js serves nobody else then. */
function giveUp(name: PoolName, given: Pool) {
  if (pools.get(name) !== given) return
  pools.delete(name)
  const replaced = Object.assign(new Error('the connections are replaced'), { code: 'CONNECTION_REPLACED' })
  for (const tell of given.waiting) tell(replaced)
  given.sql.end({ timeout: 5 }).catch((error) => log.warn({ error }, 'old connections'))
}
