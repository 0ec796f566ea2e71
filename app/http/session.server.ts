import { cookie, isSecure, readCookie } from '~/cookies.server'
import { hashOf, type Session } from '~/domain/accounts/sessions.server'
import { getConstants } from '~/domain/constants/constants.server'
import { rememberDevice } from './known-device.server'

const cookieName = isSecure ? '__Host-session' : 'session'
const pendingName = isSecure ? '__Host-second-step' : 'second-step'

/** The hash of the session secret a request carries, or undefined. */
export function readSession(request: Request) {
  const secret = readCookie(request, cookieName)
  return secret ? hashOf(secret) : undefined
}

/** The hash of the secret of a sign-in that waits for its code, or undefined. */
export function readPending(request: Request) {
  const secret = readCookie(request, pendingName)
  return secret ? hashOf(secret) : undefined
}

/**
 * The Set-Cookie headers of a sign-in: the session and the device it is known on. While the code of the second step is
 * due, only the cookie that leads to it.
 */
export async function sessionCookies(request: Request, { opened, secret, email }: Session) {
  if (!opened) return [cookie(pendingName, secret, { maxAge: 60 * (await getConstants()).secondStepMinutes })]
  const forget = readPending(request) ? [cookie(pendingName, '', { maxAge: 0 })] : []
  return [sessionCookie(secret), ...forget, rememberDevice(request, email)]
}

/** The Set-Cookie header of a session under this secret. */
export const sessionCookie = (secret: string) => cookie(cookieName, secret)

/** Where a sign-in goes on: to the page that was asked for, or first to the code of the second step. */
export function afterSignIn({ opened }: Session, to: string, wanted = '/') {
  return opened ? to : `/login/code?redirectTo=${encodeURIComponent(wanted)}`
}

/** Whether a Set-Cookie header opens, moves or ends a session. */
export const isSessionCookie = (header: string) => header.startsWith(`${cookieName}=`)

/** The Set-Cookie header that removes the session's cookie. */
export const removeSession = () => cookie(cookieName, '', { maxAge: 0 })
