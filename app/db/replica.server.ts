// Reads on a replica (DATABASE_REPLICA_URL): never behind what the same person has just written, and only while the
// replica follows the primary closely. Positions are bytes of the write-ahead log.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from 'postgres'
import { inTime, isLate } from '~/in-time'
import { log } from '~/log.server'
import { isAway, isCut } from './connection-errors'
import type { PoolName } from './connections.server'
import { onPool } from './pools.server'

/** A request: whether it may change something, and the position of the newest write of its sender. */
type ReadScope = { changes: boolean; position: number }

// Milliseconds.
const lookEvery = 1000
const lagAtMost = 5000
const waitAtMost = 300
const patience = 2000

const scopes = new AsyncLocalStorage<ReadScope>()
const seen: { at: number; position: number }[] = []
let isFollowing = false
let replayed = 0
// What this process must see: the position of the newest notification about changes that visitors see.
let shown = 0
let asking: Promise<void> = Promise.resolve()
let timer: NodeJS.Timeout | undefined

const isGiven = () => Boolean(process.env.DATABASE_URL_WEB_REPLICA)

/** Runs the handling of a request. Its position grows with every write. */
export const withinRequest = <T>(scope: ReadScope, handle: () => T) => scopes.run(scope, handle)

/** After a transaction of this request on the primary: what its sender has to see from now on. */
export async function noteWrites() {
  const scope = scopes.getStore()
  if (!scope?.changes || !isGiven()) return
  // Without an answer: reads on the primary until the cookie ends.
  scope.position = await primaryPosition().catch(() => Number.MAX_SAFE_INTEGER)
}

/** A notification about changes that visitors see: nothing older may be kept. */
export function noteShownChanges() {
  if (!isGiven()) return
  asking = primaryPosition().then(
    (position) => void (shown = Math.max(shown, position)),
    () => distrust('the primary did not say its position'),
  )
}

/**
 * Runs reads on the replica; returns undefined if the primary has to answer: there is no replica, it lags, it has not
 * yet what this request must see, or it failed.
 */
export async function onReplica<T>(
  name: Extract<PoolName, 'web' | 'admin'>,
  work: (sql: Sql) => Promise<T>,
): Promise<{ answer: T } | undefined> {
  if (!isGiven()) return undefined
  timer ??= setInterval(() => void look(), lookEvery).unref()
  await asking
  if (!isFollowing || !isRecent() || !(await hasReplayed(Math.max(shown, scopes.getStore()?.position ?? 0))))
    return undefined
  try {
    return { answer: await onPool(`${name}Replica`, work, patience) }
  } catch (error) {
    if (!isFault(error)) throw error
    // A conflict with recovery ends one statement; the replica is as good as before.
    if ((error as { code?: string }).code !== '40001') distrust(String((error as { code?: string }).code))
    return undefined
  }
}

async function hasReplayed(position: number) {
  const deadline = performance.now() + waitAtMost
  while (replayed < position) {
    const left = deadline - performance.now()
    if (left <= 0 || !isFollowing) return false
    await inTime(replicaPosition(), left, 'the replica').catch((error) => {
      // Whether it is silent, the next look finds out.
      if (!isLate(error)) distrust('it did not say its position')
    })
  }
  return true
}

/** Whether the replica has what the primary had some seconds ago. Asked before each read, not only once a look. */
function isRecent() {
  const since = performance.now() - lagAtMost
  return seen.some(({ at, position }) => at >= since && replayed >= position)
}

/** Compares both. */
async function look() {
  const at = performance.now()
  const newest = seen.at(-1)
  try {
    seen.push({ at, position: await primaryPosition() })
  } catch (error) {
    // The primary is down: what it had before is still the newest. If it is only silent, others may write there.
    if (newest && isCut(error)) newest.at = at
  }
  while (seen.length > 0 && seen[0]!.at < performance.now() - lagAtMost) seen.shift()
  try {
    await inTime(replicaPosition(), lookEvery, 'the replica')
  } catch (error) {
    return distrust((error as { code?: string }).code ?? String(error))
  }
  const follows = isRecent()
  if (isFollowing && !follows) log.warn('the replica lags: the primary answers its reads')
  if (!isFollowing && follows) log.info('the replica follows: it answers reads')
  isFollowing = follows
}

function distrust(why: string) {
  if (isFollowing) log.warn({ why }, 'the replica failed: the primary answers its reads')
  isFollowing = false
  replayed = 0
}

const primaryPosition = () => onPool('web', (sql) => position(sql`pg_current_wal_lsn()`, sql), patience)

async function replicaPosition() {
  replayed = await onPool('webReplica', (sql) => position(sql`pg_last_wal_replay_lsn()`, sql), patience)
}

async function position(lsn: ReturnType<Sql>, sql: Sql) {
  const [row] = await sql<{ at: number | null }[]>`select pg_wal_lsn_diff(${lsn}, '0/0')::float8 as at`
  return row?.at ?? 0
}

/** Whether the replica is at fault: it is away, silent, overwhelmed, in conflict, or asked to write. */
function isFault(error: unknown) {
  const code = String((error as { code?: unknown } | null)?.code)
  return isAway(error) || /^(57|53|58|0A000|40001|25006|28|XX|3D000)/.test(code)
}
