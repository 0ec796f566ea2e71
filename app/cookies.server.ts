import { parseCookie, stringifySetCookie } from 'cookie'

/** The value of a cookie in a request, or undefined. */
export function readCookie(request: Pick<Request, 'headers'>, name: string) {
  return parseCookie(request.headers.get('cookie') ?? '', { decode })[name]
}

/** Malformed percent-encoding: treat the cookie as absent. */
function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

type CookieOptions = { maxAge?: number; httpOnly?: boolean; secure?: boolean }

/** A Set-Cookie header for the whole site; maxAge in seconds, 0 removes it. */
export function cookie(
  name: string,
  value: string,
  { maxAge, httpOnly = true, secure = isSecure }: CookieOptions = {},
) {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', maxAge, httpOnly, secure })
}

/** True if the product is served over https; cookies are then marked secure. */
export const isSecure = (process.env.PUBLIC_ORIGIN ?? '').startsWith('https:')
