import type { Request, RequestHandler } from 'express'
import { isUnsafe } from './request-guards'
import { sendError } from './send-error'

const window = 60_000
const unsafePerMinute = 100
const readsPerMinute = 600
const mostAddresses = 100_000

/** A flood from one address is turned away; people never get near these numbers. */
export function floodLimits(): RequestHandler {
  let counts = new Map<string, number>()
  let since = Date.now()
  return (req, res, next) => {
    const now = Date.now()
    if (now - since > window || counts.size > mostAddresses) {
      counts = new Map()
      since = now
    }
    const key = `${isUnsafe(req) ? 'unsafe' : 'read'} ${network(req)}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= (isUnsafe(req) ? unsafePerMinute : readsPerMinute)) return next()
    res.set('Retry-After', String(Math.ceil((since + window - now) / 1000)))
    sendError(res, 429)
  }
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function network(req: Request) {
  const address = req.ip ?? ''
  return address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address
}
