import type { RequestHandler } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'
import { log } from '~/log.server'
import { refuse } from './refuse'

const forwarded = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
]

/** Forwarding headers are believed from our own proxies only; afterwards Host alone says which host was meant. */
export function forwardedHeaders({ trustProxy }: Environment): RequestHandler {
  let told = false
  return (req, _res, next) => {
    const hosts = String(req.headers['x-forwarded-host'] ?? '').split(',')
    if (trustProxy > 0 && hosts.at(-1)?.trim()) req.headers.host = hosts.at(-1)?.trim()
    if (trustProxy === 0 && req.headers['x-forwarded-for'] && !told) {
      told = true
      log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is 0: if a proxy of yours sends it, all visitors count as one address',
      )
    }
    const believed = trustProxy > 0 ? ['x-forwarded-for', 'x-forwarded-proto'] : []
    for (const name of forwarded) if (!believed.includes(name)) delete req.headers[name]
    next()
  }
}

/** A host that means this machine, in a start without https. */
export const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Refuses a request meant for another host, and an address that can't be read. */
export function ownAddressOnly({ publicOrigin, https }: Environment): RequestHandler {
  const { host: ours } = new URL(publicOrigin)
  return (req, res, next) => {
    // Of two, a proxy may believe the other.
    if (req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      return refuse(res, 400)
    const host = req.headers.host?.toLowerCase() ?? ''
    if (host !== ours && (https || !isLocal(host))) return refuse(res, 421)
    if (!isReadable(req.originalUrl)) return refuse(res, 400)
    next()
  }
}

function isReadable(url: string) {
  if (!url.startsWith('/') || /%00/.test(url)) return false
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
