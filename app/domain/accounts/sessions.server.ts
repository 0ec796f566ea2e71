import { createHash, randomBytes } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { act } from '~/db/act.server'
import type { Row } from '~/db/generated/rows'
import { securityEvent, sourceOf } from '~/security-events.server'
import type { Role } from '~/viewer/role'
import type { Identity } from '~/db/identity'

/**
 * The client of a sign-in: address, user agent, and the id of the browser if it was used with this account
 * before.
 */
export type Browser = {
  address: string
  userAgent: string
  device: (email: string) => string | undefined
}

/** A user whose password was verified against this hash; a session is opened for no other hash. */
export type Verified = { userId: number; email: string; keptHash: string }

/**
 * A session; its secret goes into a cookie. If it is not `opened`, the code of the second factor is due
 * first.
 */
export type Session = { userId: number; email: string; opened: boolean; role: Role | null; secret: string }

/** The database gets the hash of a session's secret, never the secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A new random secret. */
export const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Opens a session within a transaction of the sign-in login, so that an act and its sign-in succeed or fail
 * together. A user with one role acts in it. Raises invalid_login if the password has changed since.
 */
export async function openSession(
  sql: TransactionSql,
  { userId, email, keptHash }: Verified,
  { address, userAgent }: Browser,
): Promise<Session> {
  const secret = newSecret()
  const [row] = await sql<[Row<'auth_open_session'>]>`
    select * from api.auth_open_session(user_id => ${userId}, kept_hash => ${keptHash},
      secret_hash => ${hashOf(secret)}, user_agent => ${userAgent})`
  if (row.opened) securityEvent('signed_in', { account: userId, source: sourceOf(address) })
  return { userId, email, ...row, secret }
}

/** Changes the role of a session; returns its new secret. Raises role_not_held, same_role. */
export const changeRole = (identity: Identity, role: Role) =>
  underNewSecret(identity, (sql, secretHash) => chooseRole(sql, role, secretHash))

/** The same within an open transaction. */
export const chooseRole = (sql: TransactionSql, role: Role, secretHash: string) =>
  sql`select api.choose_account(role => ${role}, secret_hash => ${secretHash})`

/** Runs an act that gives the session a new secret; the act gets its hash. Returns the secret. */
export async function underNewSecret(
  identity: Identity,
  work: (sql: TransactionSql, secretHash: string) => Promise<unknown>,
) {
  const secret = newSecret()
  await act(identity, (sql) => work(sql, hashOf(secret)))
  return secret
}
