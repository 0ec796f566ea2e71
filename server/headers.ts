import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'

const year = 365 * 24 * 60 * 60
const repeatable = new Set(['set-cookie', 'vary', 'link'])

/** Security headers and a nonce on every answer, whoever gives it: page, file, redirect, refusal, error. */
export function securityHeaders(environment: Environment, development: boolean): RequestHandler {
  const { https } = environment
  return (_req, res, next) => {
    const nonce = randomBytes(16).toString('base64')
    res.locals.nonce = nonce
    res.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce, development, environment),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(https ? { 'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains` } : {}),
    })
    ownHeadersWin(res)
    next()
  }
}

function contentSecurityPolicy(nonce: string, development: boolean, { https, standInOrigin }: Environment) {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite injects styles while developing.
    `style-src 'self'${development ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // Chromium applies form-action to where a form's answer redirects: the card payment.
    `form-action 'self' ${standInOrigin || 'https://checkout.stripe.com'}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Remix appends its headers; what a route sets itself is meant to replace the server's default. */
function ownHeadersWin(res: Response) {
  const append = res.append.bind(res)
  res.append = (name, value) =>
    repeatable.has(name.toLowerCase()) ? append(name, value) : res.set(name, value)
}

/** Answers that nobody else gave a life of their own: kept by no one when they belong to a signed-in user. */
export const defaultCaching: RequestHandler = (req, res, next) => {
  const writeHead = res.writeHead
  res.writeHead = function (this: Response, ...args: Parameters<typeof writeHead>) {
    if (!res.hasHeader('Cache-Control')) {
      const hers =
        /(?:^|;\s*)(?:__Host-)?session=/.test(req.headers.cookie ?? '') || res.hasHeader('Set-Cookie')
      res.setHeader('Cache-Control', hers ? 'no-store' : 'private, no-cache')
    }
    return writeHead.apply(this, args)
  } as typeof writeHead
  next()
}
