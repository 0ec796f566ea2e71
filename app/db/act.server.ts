import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from './identity'
import { isOutdated } from './connection-errors'
import { onPool } from './pools.server'

/** A viewer inside her open transaction: what she reads and does with it belongs to it. */
type Joined = { transaction: TransactionSql }

export const isJoined = (identity: Identity): identity is NonNullable<Identity> & Joined =>
  identity !== null && 'transaction' in identity

const patience = 4500
// 55P03: an update of the product rebuilds views and functions in a transaction of some seconds.
const retried = new Set(['40001', '40P01', '55P03'])

/** `patiently`: for many rows, 30 seconds a statement instead of five. */
export type How = { patiently?: boolean }

/**
 * The four ways to the data; each runs in the database role of the viewer, whose session the database verifies itself.
 *
 * | verb | takes, returns | right for |
 * |---|---|---|
 * | `reads.name(viewer, { … })` | what one function reads | a function of api that only reads |
 * | `read(viewer, (sql) => …)` | one select or several; their rows | views; whatever a page asks at the same time shares a trip |
 * | `acts.name(viewer, { … })` | what one function answers | a function of api that changes something |
 * | `act(viewer, (sql, joined) => …)` | what `work` returns | several of these in one transaction: all or none |
 *
 * Raises refusals; `busy` after the caller's patience, and then nothing has happened. A deadlock, a serialization
 * failure, a lock that was not given in time, and a statement that is older than the database are retried once, and so
 * is a transaction whose connection was cut before it began. `joined` is the viewer for `acts`, `reads` and `read` inside.
 */
export async function act<V extends Identity, T>(
  viewer: V,
  work: (sql: TransactionSql, joined: NonNullable<V>) => Promise<T>,
  { patiently = false }: How = {},
): Promise<T> {
  if (isJoined(viewer)) return work(viewer.transaction, viewer)
  const pool = poolOf(roleOf(viewer))
  const begun = (limit?: string) => (sql: Sql, goOn: () => void) =>
    transaction(
      sql,
      viewer,
      (tx) => work(tx, { ...viewer!, transaction: tx } satisfies NonNullable<V> & Joined),
      goOn,
      limit,
    )
  if (patiently) return onPool(pool, begun(long))
  return twiceAtMost(() => onPool(pool, begun(), patience), mayRepeat)
}

export const mayRepeat = (error: unknown) =>
  retried.has((error as { code?: string } | null)?.code ?? '') || isOutdated(error)

/** Runs a transaction once more after an error that allows it. */
export async function twiceAtMost<T>(
  run: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (mayRepeat(error)) return run()
    throw error
  }
}

/**
 * Runs `work` in a transaction of the sign-in login. Only this login may read password hashes and open
 * sessions. A known browser has connections that strangers do not wait for.
 */
export async function asSignIn<T>(work: (sql: TransactionSql) => Promise<T>, isKnown = false): Promise<T> {
  return twiceAtMost(
    () =>
      onPool(
        isKnown ? 'knownSignIn' : 'signIn',
        (sql, goOn) =>
          sql.begin(async (tx) => {
            goOn()
            const result = await work(tx)
            goOn()
            return result
          }) as Promise<T>,
        patience,
      ),
    isOutdated,
  )
}

/** Runs `work` with the login of the payment provider. Only this login may record messages of Stripe. */
export function asProvider<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  return onPool('provider', work)
}

export const roleOf = (identity: Identity) =>
  identity === null ? 'visitor' : identity.role === 'admin' ? 'admin' : 'member'
export const poolOf = (role: ReturnType<typeof roleOf>) => (role === 'admin' ? 'admin' : 'web')

function transaction<T>(
  sql: Sql,
  identity: Identity,
  work: (sql: TransactionSql) => Promise<T>,
  goOn: () => void,
  limit?: string,
) {
  return sql.begin(async (tx) => {
    goOn()
    // Executed at once and not awaited: it is sent before the first statement of `work`. A lazy query would
    // be sent after it.
    const identified = identify(tx, identity, limit).execute()
    const [result] = await Promise.all([work(tx), identified])
    goOn()
    return result
  }) as Promise<T>
}

/** How long a statement may take, where many rows are read or written. */
export const long = '30s'

/**
 * The first statement of a transaction: the role, the session that the database verifies, and the limits of time. What an
 * earlier transaction left on the connection, or a login has as its own default, holds for nobody else. The lock is that
 * for which an update waits (scripts/lib/tables.mjs). If this transaction waited for an update, it must forget the names of
 * the functions before it, which PostgreSQL does when it opens a table: hence the size of one.
 */
export const identify = (tx: TransactionSql, identity: Identity, limit = '5s') =>
  tx`select set_config('role', ${`app_${roleOf(identity)}`}, true),
    set_config('app.session', ${identity?.secretHash ?? ''}, true), set_config('statement_timeout', ${limit}, true),
    set_config('lock_timeout', '3s', true), set_config('idle_in_transaction_session_timeout', '10s', true),
    pg_advisory_xact_lock_shared(hashtext('update')), pg_relation_size('pg_catalog.pg_class')`
