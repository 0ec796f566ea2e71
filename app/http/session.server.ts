import { cookie, cookieName, readCookie } from '~/cookies.server'
import { hashOf, type Session } from '~/domain/accounts/sessions.server'
import { getConstants } from '~/domain/constants/constants.server'
import { rememberDevice } from './known-device.server'

const sessionName = 'session'
const pendingName = 'second-step'

/** The hash of the session secret in a request, or undefined. */
export function readSession(request: Request) {
  const secret = readCookie(request, sessionName)
  return secret ? hashOf(secret) : undefined
}

/** The hash of the secret of a pending sign-in, or undefined. */
export function readPending(request: Request) {
  const secret = readCookie(request, pendingName)
  return secret ? hashOf(secret) : undefined
}

/**
 * The Set-Cookie headers of a sign-in: the session and the known device. While the code of the second factor
 * is due, only the cookie of the pending sign-in.
 */
export async function sessionCookies(request: Request, { opened, secret, email }: Session) {
  if (!opened) return [cookie(pendingName, secret, { maxAge: 60 * (await getConstants()).secondStepMinutes })]
  const forget = readPending(request) ? [cookie(pendingName, '', { maxAge: 0 })] : []
  return [sessionCookie(secret), ...forget, rememberDevice(request, email)]
}

/** The Set-Cookie header of a session with this secret. */
export const sessionCookie = (secret: string) => cookie(sessionName, secret)

/** The path after a sign-in: the page asked for, or first the page for the code of the second factor. */
export function afterSignIn(request: Request, { opened }: Session, to: string, wanted = '/') {
  return arriving(request, opened ? to : `/login/code?redirectTo=${encodeURIComponent(wanted)}`)
}

/**
 * The path of the first page of a session. A browser that has sent no cookie yet goes there by a page that says so if the
 * new cookie does not come back either.
 */
export const arriving = (request: Request, to: string) =>
  request.headers.has('cookie') ? to : `/login/arrive?to=${encodeURIComponent(to)}`

/** Whether a Set-Cookie header sets or removes the session cookie. */
export const isSessionCookie = (header: string) => header.startsWith(`${cookieName(sessionName)}=`)

/** The Set-Cookie header that removes the session cookie. */
export const removeSession = () => cookie(sessionName, '', { maxAge: 0 })
