import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'
import { cookieName } from '~/cookies.server'
import { pageAt } from '~/http/page-at'
import { prefetchRules } from '~/http/prefetch-rules'
import { isLocal } from './host'

const year = 365 * 24 * 60 * 60
const repeatable = new Set(['set-cookie', 'vary', 'link'])

/** Sets the security headers of every answer: page, file, redirect, error. */
export function securityHeaders(environment: Environment, development: boolean): RequestHandler {
  const policy = contentSecurityPolicy(development, environment)
  const fixed = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(environment.https ? { 'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains` } : {}),
  }
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', policy(req))
    for (const [name, value] of Object.entries(fixed)) res.setHeader(name, value)
    routeHeadersReplace(res)
    next()
  }
}

const rulesHash = `'sha256-${createHash('sha256').update(prefetchRules).digest('base64')}'`

/** Allows scripts from the folder of built files; within a page nothing but the rules of what is fetched ahead. */
function contentSecurityPolicy(development: boolean, { https, publicOrigin, standInOrigin }: Environment) {
  const rest = [
    // Vite injects styles while developing.
    `style-src 'self'${development ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // Chromium applies form-action to redirects after a form as well: a form leads to the card payment.
    `form-action 'self' ${standInOrigin || 'https://checkout.stripe.com'}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const folderAt = (origin: string) => `${origin}/assets/`
  return ({ headers: { host } }: Request) => {
    const own = [folderAt(publicOrigin), ...(!https && isLocal(host) ? [folderAt(`http://${host}`)] : [])]
    const scripts = [...(development ? [`'self'`] : new Set(own)), rulesHash]
    return `default-src 'self'; script-src ${scripts.join(' ')}; ${rest}`
  }
}

/** Remix appends headers. A header set by a route must replace the server's default instead. */
function routeHeadersReplace(res: Response) {
  const append = res.append.bind(res)
  res.append = (name, value) =>
    repeatable.has(name.toLowerCase()) ? append(name, value) : res.set(name, value)
}

const leaving = `${cookieName('session')}=; Max-Age=0`

/**
 * Sets Cache-Control where no route did: no-store for a request with a session or an answer that sets a cookie. An answer
 * that ends the session in this browser also clears what the browser stored. Of a page with a secret in its address
 * nothing is stored, and no other site learns where it was.
 */
export const defaultCaching: RequestHandler = (req, res, next) => {
  if (pageAt({ url: `http://localhost${req.originalUrl}` })?.secretInAddress)
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  const writeHead = res.writeHead
  res.writeHead = function (this: Response, ...args: Parameters<typeof writeHead>) {
    if (!res.hasHeader('Cache-Control')) {
      const isPersonal =
        /(?:^|;\s*)(?:__Host-)?session=/.test(req.headers.cookie ?? '') || res.hasHeader('Set-Cookie')
      res.setHeader('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
    }
    if ([res.getHeader('Set-Cookie') ?? []].flat().some((each) => String(each).startsWith(leaving)))
      res.setHeader('Clear-Site-Data', '"cache", "storage"')
    return writeHead.apply(this, args)
  } as typeof writeHead
  next()
}
