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
import { applicationName, connect, runsOnce, type PoolName } from './connections.server'
import { watched } from './watched.server'

type Pool = {
  sql: Sql
  /** When the server last answered, in milliseconds of performance.now. */
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
 * provider for messages of Stripe, worker for jobs. `patience` limits the caller's wait, in milliseconds. A pool whose
 * connections are cut, or answer nobody, is replaced.
 *
 *   work                after a cut                      when its caller no longer waits
 *   transaction         again, if before the first goOn  goOn, called at its begin and before its commit, raises
 *   read                again: it must change nothing    its answer is dropped
 *   worker, provider    never again                      it goes on
 */
export async function onPool<T>(name: PoolName, work: Work<T>, patience?: number): Promise<T> {
  let hasBegun = runsOnce(name)
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
    pool.heardAt = performance.now()
    if (isOver) throw new Error('the caller no longer waits')
    pool.waiting.delete(tell)
  }
  if (!runsOnce(name)) pool.waiting.add(tell)
  const running = Promise.race([work(name === 'worker' ? watchedPool() : pool.sql, goOn), replaced])
  try {
    return await (patience ? inTime(running, patience, 'the database') : running)
  } catch (error) {
    isOver = true
    if (isCut(error) || isOutdated(error)) giveUp(name, pool)
    else if (patience && isLate(error)) setTimeout(() => giveUpIfSilent(name, pool, asked), grace).unref()
    throw error
  } finally {
    pool.waiting.delete(tell)
  }
}

/**
 * Replaces the pool if it has answered nothing since. Waiting for a connection that others use is no silence, nor is
 * a slow statement: the server ends it and says so.
 */
function giveUpIfSilent(name: PoolName, pool: Pool, asked: number) {
  if (pool.heardAt >= asked) return
  if (giveUp(name, pool)) log.warn({ pool: name }, 'silent connections given up')
}

function watchedPool() {
  return watched({
    current: () => currentPool('worker').sql,
    isAtWork,
    giveUp(sql, error) {
      if (!isCut(error) && !isLate(error)) return
      if (isLate(error)) log.warn({ pool: 'worker' }, 'silent connections given up')
      if (currentPool('worker').sql === sql) giveUp('worker', currentPool('worker'))
    },
  })
}

/** Whether the server is executing a statement of this worker; asked on a new connection. */
async function isAtWork() {
  const asking = connect('worker', { max: 1 })
  try {
    const [found] = await inTime(
      asking<{ yes: boolean }[]>`
      select exists (select from pg_stat_activity
        where application_name = ${applicationName('worker')} and state = 'active' and pid <> pg_backend_pid()
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
  const open = pools.get(name)
  if (open) return open
  const heard = () => (pool.heardAt = performance.now())
  const pool: Pool = { sql: connect(name, { heard }), heardAt: 0, waiting: new Set() }
  pools.set(name, pool)
  return pool
}

/** Removes the pool from use, once. Its running statements get five seconds to end; postgres.js serves nobody else then. */
function giveUp(name: PoolName, given: Pool) {
  if (pools.get(name) !== given) return false
  pools.delete(name)
  const replaced = Object.assign(new Error('the connections are replaced'), { code: 'CONNECTION_REPLACED' })
  for (const tell of given.waiting) tell(replaced)
  given.sql.end({ timeout: 5 }).catch((error) => log.warn({ error }, 'old connections'))
  return true
}
