import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '~/viewer/viewer'
import { onPool } from './pools.server'

/** A viewer inside an open transaction of the same viewer (see inOneTransaction). */
type Joined = { transaction?: TransactionSql }

const patience = 4500
// How the roles of this installation are named; the start tells.
const prefix = process.env.DATABASE_ROLES || 'app'
const retried = new Set(['40001', '40P01'])

/**
 * The only way to the data: one transaction in the acting role of the viewer, with her session's secret, which
 * the database itself verifies. Raises the database's refusals; a deadlock is tried once more.
 */
export async function asViewer<T>(identity: Identity, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  const open = (identity as Joined | null)?.transaction
  if (open) return work(open)
  const role = roleOf(identity)
  const secret = identity?.secretHash ?? ''
  const once = () =>
    onPool(poolOf(role), (sql) => transaction(sql, `${prefix}_${role}`, secret, work), patience)
  try {
    return await once()
  } catch (error) {
    if (retried.has((error as { code?: string }).code ?? '')) return once()
    throw error
  }
}

/**
 * Several reads of one viewer in one transaction, sent together: they see the same moment and cost one round trip
 * instead of one each. `work` gets the viewer to read as. The first refusal ends all of them.
 */
export function inOneTransaction<V extends NonNullable<Identity>, T>(
  viewer: V,
  work: (viewer: V) => Promise<T>,
): Promise<T> {
  return asViewer(viewer, (transaction) => work({ ...viewer, transaction } satisfies V & Joined))
}

/** A transaction of a viewer that reads many rows: each statement may take 30 seconds. */
export function patientlyAsViewer<T>(
  identity: Identity,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const role = roleOf(identity)
  return onPool(poolOf(role), (sql) =>
    transaction(sql, `${prefix}_${role}`, identity?.secretHash ?? '', async (tx) => {
      await tx`select set_config('statement_timeout', '30s', true)`
      return work(tx)
    }),
  )
}

/** A transaction of the sign-in login, which alone may read password hashes and open sessions. */
export function asSignIn<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  return onPool('signIn', (sql) => sql.begin(work) as Promise<T>, patience)
}

/** Work on the connections of the payment provider's login, which alone may write what Stripe says. */
export function asProvider<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  return onPool('provider', work)
}

const roleOf = (identity: Identity) =>
  identity === null ? 'visitor' : identity.role === 'admin' ? 'admin' : 'member'
const poolOf = (role: ReturnType<typeof roleOf>) => (role === 'admin' ? 'admin' : 'web')

function transaction<T>(sql: Sql, role: string, secret: string, work: (sql: TransactionSql) => Promise<T>) {
  return sql.begin(async (tx) => {
    // Sent at once, ahead of the first statement, without waiting: un-executed it would be sent after it.
    const identified =
      tx`select set_config('role', ${role}, true), set_config('app.session', ${secret}, true)`.execute()
    const [result] = await Promise.all([work(tx), identified])
    return result
  }) as Promise<T>
}
