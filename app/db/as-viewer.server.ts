import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '~/viewer/viewer'
import { isOutdated } from './connection-errors'
import { onPool } from './pools.server'

/** A viewer inside an open transaction of the same viewer (see inOneTransaction). */
type Joined = { transaction: TransactionSql }

export const isJoined = (identity: Identity): identity is NonNullable<Identity> & Joined =>
  identity !== null && 'transaction' in identity

const patience = 4500
// 55P03: an update of the product rebuilds views and functions in a transaction of some seconds.
const retried = new Set(['40001', '40P01', '55P03'])

/**
 * The only access to the data: runs `work` in one transaction, in the database role of the viewer. The
 * database verifies the session's secret itself. Raises refusals; `busy` after the caller's patience, and then nothing
 * has happened. A deadlock, a serialization failure, a lock
 * that was not given in time, and a statement that is older than the database are retried once, and so is a
 * transaction whose connection was cut before it began.
 */
export async function asViewer<T>(identity: Identity, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  if (isJoined(identity)) return work(identity.transaction)
  return twiceAtMost(
    () => onPool(poolOf(roleOf(identity)), (sql, goOn) => transaction(sql, identity, work, goOn), patience),
    mayRepeat,
  )
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
 * Runs several acts of one viewer in one transaction: all of them, or none after the first refusal. `work` must pass on
 * the viewer it gets.
 */
export function inOneTransaction<V extends NonNullable<Identity>, T>(
  viewer: V,
  work: (viewer: V) => Promise<T>,
): Promise<T> {
  return asViewer(viewer, (transaction) => work({ ...viewer, transaction } satisfies V & Joined))
}

/** Like asViewer, but each statement may take 30 seconds; for reading many rows. */
export function patientlyAsViewer<T>(
  identity: Identity,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  return onPool(poolOf(roleOf(identity)), (sql, goOn) =>
    transaction(
      sql,
      identity,
      async (tx) => {
        await tx`select set_config('statement_timeout', '30s', true)`
        return work(tx)
      },
      goOn,
    ),
  )
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
) {
  return sql.begin(async (tx) => {
    goOn()
    // Executed at once and not awaited: it is sent before the first statement of `work`. A lazy query would
    // be sent after it.
    const identified = identify(tx, identity).execute()
    const [result] = await Promise.all([work(tx), identified])
    goOn()
    return result
  }) as Promise<T>
}

/**
 * The first statement of a transaction: the role, the session that the database verifies, and the limits of time. What an
 * earlier transaction left on the connection, or a login has as its own default, holds for nobody else.
 */
export const identify = (tx: TransactionSql, identity: Identity) =>
  tx`select set_config('role', ${`app_${roleOf(identity)}`}, true),
    set_config('app.session', ${identity?.secretHash ?? ''}, true), set_config('statement_timeout', '5s', true),
    set_config('lock_timeout', '3s', true), set_config('idle_in_transaction_session_timeout', '10s', true)`
