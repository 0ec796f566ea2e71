import { parseCookie, stringifySetCookie } from 'cookie'

/** True if the product is served over https; cookies are then marked secure. */
const isSecure = (process.env.PUBLIC_ORIGIN ?? '').startsWith('https:')

/** The cookies that scripts read, or write, under these names. */
const forScripts = ['XSRF-TOKEN', 'cookie-choice', 'thousand-mentors']

/** The name of a cookie in the browser. Over https the prefix lets only this host set it, and no script needs the name. */
export const cookieName = (name: string, secure = isSecure) =>
  secure && !forScripts.includes(name) ? `__Host-${name}` : name

/** The value of a cookie in a request, or undefined. */
export function readCookie(request: Pick<Request, 'headers'>, name: string) {
  return parseCookie(request.headers.get('cookie') ?? '', { decode })[cookieName(name)]
}

/** Malformed percent-encoding: treat the cookie as absent. */
function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

type CookieOptions = { maxAge?: number; secure?: boolean }

/** A Set-Cookie header for the whole site; maxAge in seconds, 0 removes it. */
export function cookie(name: string, value: string, { maxAge, secure = isSecure }: CookieOptions = {}) {
  return stringifySetCookie({
    name: cookieName(name, secure),
    value,
    path: '/',
    sameSite: 'lax',
    maxAge,
    httpOnly: !forScripts.includes(name),
    secure,
  })
}
