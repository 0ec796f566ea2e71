// What an unsafe request must be before the app sees it. Remix's own check can be walked round (?_data=, resource
// routes, no Origin at all), so this one stands in front of every URL, whatever its shape.
import type { Request, RequestHandler } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'
import { refuse } from './refuse'

const safe = ['GET', 'HEAD', 'OPTIONS']
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']
const allowed = [...safe, ...unsafe]

// Called by Stripe's servers; its signature is checked by the route itself.
const exempt = { method: 'POST', path: '/api/stripe/webhook' }

/** A mail program's own button to stop such mails: no browser, so nothing says from where; the address is a secret. */
const isOneClick = ({ method, path, headers }: Request) =>
  method === 'POST' &&
  /^\/unsubscribe\/[0-9a-f]{64}$/.test(path) &&
  !headers.origin &&
  !headers['sec-fetch-site']

const largestBody = 1.25 * 1024 * 1024
const largestDrained = 64 * 1024 * 1024

export const isUnsafe = (req: Request) => !safe.includes(req.method)

/** Methods the product does not know are refused. */
export const knownMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', allowed.join(', '))
  if (!allowed.includes(req.method)) return refuse(res, 405)
  if (req.method === 'OPTIONS') return void res.status(204).end()
  res.removeHeader('Allow')
  next()
}

/** Forms and calls come from our own pages only: Sec-Fetch-Site says so, or Origin does; with neither, refused. */
export function ownPagesOnly({ publicOrigin, port, https }: Environment): RequestHandler {
  const origins = [publicOrigin, ...(https ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`])]
  return (req, res, next) => {
    if (!isUnsafe(req) || (req.method === exempt.method && req.originalUrl === exempt.path)) return next()
    if (isOneClick(req)) return next()
    const { host, origin, 'sec-fetch-site': site } = req.headers
    const fromHere = site === 'same-origin' || site === 'none'
    const fromOurs = (each: string) => origins.includes(each) && new URL(each).host === host?.toLowerCase()
    // A browser that hides the origin says «null»; any other origin than ours is refused whatever else is said.
    const known = origin === undefined || origin === 'null' ? fromHere : fromOurs(origin)
    if (!known) return refuse(res, 403)
    // The forms of pages without a referrer say «null» too, which Remix would take for a stranger.
    if (origin === 'null') delete req.headers.origin
    next()
  }
}

/** Our pages ask for data at addresses of their own (.data); Remix answers the older way too, which nobody uses. */
export const noOldDataRequests: RequestHandler = (req, res, next) => {
  const [, query] = req.originalUrl.split(/\?(.*)/s)
  if (new URLSearchParams(query).has('_data')) return refuse(res, 400)
  next()
}

/**
 * Bodies that are too large. A form may exceed its limit up to 64 MB: the app reads and drops the surplus
 * (readForm), so that the browser, which listens only once it has sent everything, sees the form again.
 */
export const bodyLimits: RequestHandler = (req, res, next) => {
  const length = Number(req.headers['content-length'] ?? 0)
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    req.headers['content-type'] ?? '',
  )
  const limit = isForm ? largestDrained : largestBody
  if (length > limit) {
    res.set('Connection', 'close')
    return refuse(res, 413)
  }
  // Only forms are counted while they stream; anything else has to say its length first.
  if (!isForm && req.headers['transfer-encoding']) return refuse(res, 411)
  next()
}
