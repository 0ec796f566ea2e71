import { parseCookie, stringifySetCookie } from 'cookie'

/** The value of a cookie a request carries, or undefined. */
export function readCookie(request: Request, name: string) {
  return parseCookie(request.headers.get('cookie') ?? '', { decode })[name]
}

/** Malformed percent-encoding: the cookie is treated as absent. */
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

/** True when the product is served over https: cookies are then bound to it. */
export const isSecure = (process.env.PUBLIC_ORIGIN ?? '').startsWith('https:')
