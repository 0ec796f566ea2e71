import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { networkOf, wide } from '~/network'
import { isUnsafe } from './request-guards'
import { sendError } from './send-error'

const window = 60_000
const unsafePerMinute = 100
const readsPerMinute = 600
const mostAddresses = 100_000

/**
 * Refuses a flood from one address: so many requests within a minute from its first, and of IPv6 ten times as many from
 * the /48 around it. People never get near these numbers. Past 100,000 addresses, the count of the address that asked longest ago is dropped, and no other.
 */
export function floodLimits(): RequestHandler {
  const counts = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: window })
  const count = (key: string) => {
    const counted = counts.get(key) ?? { count: 0 }
    if (counted.count === 0) counts.set(key, counted)
    return (counted.count += 1)
  }
  return (req, res, next) => {
    const kind = isUnsafe(req) ? 'unsafe' : 'read'
    const most = isUnsafe(req) ? unsafePerMinute : readsPerMinute
    const past = networksOf(req.ip ?? '').find(
      ([network, times]) => count(`${kind} ${network}`) > most * times,
    )
    if (!past) return next()
    const key = `${kind} ${past[0]}`
    res.set('Retry-After', String(Math.floor(counts.getRemainingTTL(key) / 1000) + 1))
    sendError(res, 429)
  }
}

/** The networks of an address, each with how many times the limit of one subscriber it has. */
function networksOf(address: string): [network: string, times: number][] {
  const isLong = ipaddr.isValid(address) && ipaddr.process(address).kind() === 'ipv6'
  return [
    [networkOf(address), 1],
    ...(isLong ? [[`around ${networkOf(address, wide)}`, 10] as [string, number]] : []),
  ]
}
