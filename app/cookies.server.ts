/** The value of a cookie a request carries, or undefined. */
export function readCookie(request: Request, name: string) {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
  }
  return undefined
}

/** What is no percent-encoding came from elsewhere and is no value of ours. */
function decoded(value: string) {
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
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** True when the product is served over https: cookies are then bound to it. */
export const isSecure = (process.env.PUBLIC_ORIGIN ?? '').startsWith('https:')
