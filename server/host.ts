import type { RequestHandler } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'
import { log } from '~/log.server'
import { sendError } from './send-error'

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

/** Trusts forwarding headers of our own proxies only, and removes the others. Afterwards Host names the requested host. */
export function forwardedHeaders({ trustProxy }: Environment): RequestHandler {
  let warned = false
  const watch = trustProxy > 0 ? proxyWatch(trustProxy) : undefined
  return (req, _res, next) => {
    const hosts = String(req.headers['x-forwarded-host'] ?? '').split(',')
    if (trustProxy > 0 && hosts.at(-1)?.trim()) req.headers.host = hosts.at(-1)?.trim()
    if (trustProxy === 0 && req.headers['x-forwarded-for'] && !warned) {
      warned = true
      log.warn(
        'A request has X-Forwarded-For, but TRUST_PROXY is 0. If your proxy sends it, set TRUST_PROXY: all visitors share one rate limit now.',
      )
    }
    if (!isLocal(req.headers.host)) watch?.(req.headers['x-forwarded-for'])
    const trusted = trustProxy > 0 ? ['x-forwarded-for', 'x-forwarded-proto'] : []
    for (const name of forwarded) if (!trusted.includes(name)) delete req.headers[name]
    next()
  }
}

// Requests through a proxy until the number of proxies is judged.
const enough = 20

/**
 * Compares the addresses in X-Forwarded-For with TRUST_PROXY on the first requests, and warns once if they never fit.
 * Each proxy adds one; a visitor may add more, so a single request says nothing. Called for requests to
 * our own name only: another one is a probe of this machine.
 */
export function proxyWatch(trustProxy: number) {
  const seen: number[] = []
  return (header: string | string[] | undefined) => {
    if (seen.length >= enough) return
    seen.push(header ? String(header).split(',').length : 0)
    if (seen.length < enough || seen.includes(trustProxy)) return
    const least = Math.min(...seen)
    log.warn(
      { TRUST_PROXY: trustProxy, addresses: least },
      least < trustProxy
        ? 'TRUST_PROXY is higher than the number of proxies in front: visitors can forge their address'
        : 'TRUST_PROXY is lower than the number of proxies in front: visitors share the address of a proxy',
    )
  }
}

/** Whether a Host header names this machine. */
export const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Refuses requests for another host and malformed paths. */
export function ownHostOnly({ publicOrigin, https }: Environment): RequestHandler {
  const { host: ours } = new URL(publicOrigin)
  return (req, res, next) => {
    // With two Host headers, a proxy might have used the other one.
    if (req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      return sendError(res, 400)
    const host = req.headers.host?.toLowerCase() ?? ''
    if (host !== ours && (https || !isLocal(host))) return sendError(res, 421)
    if (!isWellFormed(req.originalUrl)) return sendError(res, 400)
    next()
  }
}

function isWellFormed(url: string) {
  if (!url.startsWith('/') || /%00/.test(url)) return false
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
