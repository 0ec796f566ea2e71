import { redirect as send } from '@remix-run/node'
import { z } from 'zod'
import { cookie, readCookie } from '~/cookies.server'
import type { News } from './news'
import { safePath } from './safe-path'

const key = z.string().regex(/^\w{1,40}$/)
const values = z.record(z.string(), z.string().max(200)).optional()
const Told = z.object({
  key,
  values,
  links: z
    .array(z.object({ to: z.string().transform(safePath), key, values }))
    .max(3)
    .optional(),
})

type Init = Parameters<typeof send>[1]

/**
 * A redirect. With a key of common:flash and the values for its text, or with News, the next page shows this outcome of
 * an act once; without, it is Remix's own.
 */
export function redirect(to: string, told?: string | News | Init, values?: News['values']) {
  if (typeof told === 'string') return send(to, { headers: flash({ key: told, values }) })
  return send(to, typeof told === 'object' && 'key' in told ? { headers: flash(told) } : told)
}

/**
 * Headers that show the outcome of an act once, on the next page. Takes a key of common:flash or News, and
 * further cookies to set.
 */
export function flash(news: string | News, ...cookies: string[]) {
  const told: News = typeof news === 'string' ? { key: news } : news
  return headersWith(cookie('flash', JSON.stringify(told), { maxAge: 30 }), ...cookies)
}

/** Headers that set these cookies. */
export function headersWith(...cookies: string[]) {
  const headers = new Headers()
  for (const value of cookies) headers.append('Set-Cookie', value)
  return headers
}

/** Returns the outcome to show and the header that clears it; none to a script, which lets the browser open the page. */
export function takeFlash(request: Request): { news: News | null; clear: string | null } {
  if (request.headers.get('sec-fetch-dest') === 'empty') return { news: null, clear: null }
  const text = readCookie(request, 'flash')
  return { news: text ? newsFrom(text) : null, clear: text ? cookie('flash', '', { maxAge: 0 }) : null }
}

/** The browser may send anything: a value that is not News is ignored. */
function newsFrom(text: string): News | null {
  try {
    return Told.parse(JSON.parse(text))
  } catch {
    return null
  }
}
