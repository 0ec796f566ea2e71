import { createHash, randomBytes } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { asSignIn, asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { getConstants } from '~/domain/constants/constants.server'
import { cookie, isSecure, readCookie } from '~/cookies.server'
import { rememberDevice } from './known-device.server'
import type { Role } from '~/viewer/role'
import type { Identity } from '~/viewer/viewer'

const cookieName = isSecure ? '__Host-session' : 'session'
const pendingName = isSecure ? '__Host-second-step' : 'second-step'

/** What the database is told of a session's secret: never the secret itself. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

function newSecret() {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: hashOf(secret), header: cookie(cookieName, secret) }
}

/** The hash of the session secret a request carries, or undefined. */
export function readSession(request: Request) {
  const secret = readCookie(request, cookieName)
  return secret ? hashOf(secret) : undefined
}

/** Whose password was verified, and against which hash: a session opens for no other. */
export type Verified = { userId: number; email: string; keptHash: string }

/**
 * Opens a session for a user whose password was verified: her role, if she has only one, and the cookies of the
 * session and of a device she is known on. With a second step it is not open yet: the cookie leads to its code.
 * Raises invalid_login when the password is no longer hers.
 */
export async function openSession(request: Request, { userId, email, keptHash }: Verified) {
  const { secret, secretHash, header } = newSecret()
  const [row] = await asSignIn(
    (sql) => sql<[Row<'auth_open_session'>]>`
      select * from api.auth_open_session(user_id => ${userId}, kept_hash => ${keptHash}, secret_hash => ${secretHash},
        user_agent => ${request.headers.get('user-agent') ?? ''})`,
  )
  if (!row.opened)
    return {
      opened: false,
      role: null,
      cookies: [cookie(pendingName, secret, { maxAge: 60 * (await getConstants()).secondStepMinutes })],
    }
  return { opened: true, role: row.role, cookies: [header, rememberDevice(request, email)] }
}

/** Where a sign-in goes on: to the page she wanted, or first to the code of her second step. */
export function afterSignIn(opened: boolean, to: string, wanted = '/') {
  return opened ? to : `/login/code?redirectTo=${encodeURIComponent(wanted)}`
}

/** The hash of the secret of a sign-in that waits for its code, or undefined. */
export function readPending(request: Request) {
  const secret = readCookie(request, pendingName)
  return secret ? hashOf(secret) : undefined
}

type Opening = (sql: TransactionSql, secretHash: string, userAgent: string) => Promise<unknown>

/** Opens the session of a sign-in whose code has come, by an act that returns its role. */
export async function openPending(request: Request, email: string, act: Opening) {
  const { secretHash, header } = newSecret()
  const rows = (await asSignIn((sql) => act(sql, secretHash, request.headers.get('user-agent') ?? ''))) as {
    role: Role | null
  }[]
  const forget = cookie(pendingName, '', { maxAge: 0 })
  return { role: rows[0]?.role ?? null, cookies: [header, forget, rememberDevice(request, email)] }
}

/** Changes the role of a session under a new secret; returns the cookie. Raises role_not_held, same_role. */
export function changeRole(identity: Identity, role: Role) {
  return underNewSecret(
    identity,
    (sql, secretHash) => sql`
    select api.choose_account(role => ${role}, secret_hash => ${secretHash})`,
  )
}

/** Runs an act that moves the session to a new secret, whose hash it is given; returns the cookie. */
export async function underNewSecret(
  identity: Identity,
  act: (sql: TransactionSql, secretHash: string) => Promise<unknown>,
) {
  const { secretHash, header } = newSecret()
  await asViewer(identity, (sql) => act(sql, secretHash))
  return header
}

/** Ends the session for every copy of its cookie; returns the cookie's removal. */
export async function closeSession(identity: Identity) {
  await asViewer(identity, (sql) => sql`select api.close_session()`)
  return removeSession()
}

/** Whether a Set-Cookie header opens, moves or ends a session. */
export const isSessionCookie = (header: string) => header.startsWith(`${cookieName}=`)

/** The header that takes the session's cookie away. */
export const removeSession = () => cookie(cookieName, '', { maxAge: 0 })
