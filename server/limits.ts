import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { networkOf } from '~/network'
import { isUnsafe } from './request-guards'
import { sendError } from './send-error'

const window = 60_000
const unsafePerMinute = 100
const readsPerMinute = 600
const mostAddresses = 100_000

/**
 * Refuses a flood from one address: so many requests within a minute from its first. People never get near these
 * numbers. Past 100,000 addresses, the count of the address that asked longest ago is dropped, and no other.
 */
export function floodLimits(): RequestHandler {
  const counts = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: window })
  return (req, res, next) => {
    const key = `${isUnsafe(req) ? 'unsafe' : 'read'} ${networkOf(req.ip ?? '')}`
    const counted = counts.get(key) ?? { count: 0 }
    if (counted.count === 0) counts.set(key, counted)
    counted.count += 1
    if (counted.count <= (isUnsafe(req) ? unsafePerMinute : readsPerMinute)) return next()
    res.set('Retry-After', String(Math.floor(counts.getRemainingTTL(key) / 1000) + 1))
    sendError(res, 429)
  }
}
