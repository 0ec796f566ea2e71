import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '~/viewer/viewer'
import { isCut, onPool } from './pools.server'

/** A viewer inside an open transaction of the same viewer (see inOneTransaction). */
type Joined = { transaction?: TransactionSql }

const patience = 4500
// Prefix of the database roles of this installation.
const prefix = () => process.env.DATABASE_ROLES || 'app'
const retried = new Set(['40001', '40P01'])

/**
 * The only access to the data: runs `work` in one transaction, in the database role of the viewer. The
 * database verifies the session's secret itself. Raises refusals. A deadlock or serialization failure is
 * retried once.
 */
export async function asViewer<T>(identity: Identity, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  const open = (identity as Joined | null)?.transaction
  if (open) return work(open)
  const role = roleOf(identity)
  const secret = identity?.secretHash ?? ''
  const once = () =>
    unlessCutBefore((begun) =>
      onPool(
        poolOf(role),
        (sql) =>
          transaction(sql, `${prefix()}_${role}`, secret, (tx) => {
            begun()
            return work(tx)
          }),
        patience,
      ),
    )
  try {
    return await once()
  } catch (error) {
    if (retried.has((error as { code?: string }).code ?? '')) return once()
    throw error
  }
}

/**
 * Runs several reads of one viewer in one transaction: one snapshot and one round trip. `work` must pass on
 * the viewer it gets. The first refusal ends all reads.
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
  const role = roleOf(identity)
  return onPool(poolOf(role), (sql) =>
    transaction(sql, `${prefix()}_${role}`, identity?.secretHash ?? '', async (tx) => {
      await tx`select set_config('statement_timeout', '30s', true)`
      return work(tx)
    }),
  )
}

/**
 * Runs `work` in a transaction of the sign-in login. Only this login may read password hashes and open
 * sessions.
 */
export function asSignIn<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  return unlessCutBefore((begun) =>
    onPool(
      'signIn',
      (sql) =>
        sql.begin((tx) => {
          begun()
          return work(tx)
        }) as Promise<T>,
      patience,
    ),
  )
}

/**
 * Runs a transaction once more if its connection was cut before it began, when nothing has happened yet. After a restart
 * of the database every connection of the pool is cut, and the first to use one learns of it.
 */
async function unlessCutBefore<T>(run: (begun: () => void) => Promise<T>): Promise<T> {
  let hasBegun = false
  const begun = () => (hasBegun = true)
  try {
    return await run(begun)
  } catch (error) {
    if (hasBegun || !isCut(error)) throw error
    return run(begun)
  }
}

/** Runs `work` with the login of the payment provider. Only this login may record messages of Stripe. */
export function asProvider<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  return onPool('provider', work)
}

const roleOf = (identity: Identity) =>
  identity === null ? 'visitor' : identity.role === 'admin' ? 'admin' : 'member'
const poolOf = (role: ReturnType<typeof roleOf>) => (role === 'admin' ? 'admin' : 'web')

function transaction<T>(sql: Sql, role: string, secret: string, work: (sql: TransactionSql) => Promise<T>) {
  return sql.begin(async (tx) => {
    // Executed at once and not awaited: it is sent before the first statement of `work`. A lazy query would
    // be sent after it.
    const identified =
      tx`select set_config('role', ${role}, true), set_config('app.session', ${secret}, true)`.execute()
    const [result] = await Promise.all([work(tx), identified])
    return result
  }) as Promise<T>
}
