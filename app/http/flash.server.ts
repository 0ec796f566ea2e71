import { cookie, readCookie } from './cookies.server'

/** News of the act just done, shown once on the next page: a key of common:flash. */
export function flash(message: string, ...cookies: string[]) {
  return headersWith(cookie('flash', message, { maxAge: 30 }), ...cookies)
}

/** Headers that set these cookies. */
export function headersWith(...cookies: string[]) {
  const headers = new Headers()
  for (const value of cookies) headers.append('Set-Cookie', value)
  return headers
}

/** The message waiting to be shown, and the header that takes it away. */
export function takeFlash(request: Request) {
  const message = readCookie(request, 'flash')
  return { message: message && /^\w{1,40}$/.test(message) ? message : null, clear: message ? cookie('flash', '', { maxAge: 0 }) : null }
}
