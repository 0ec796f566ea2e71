import type { Request, RequestHandler, Response } from 'express'
import type { Environment } from '../scripts/lib/environment.mjs'
import { isLocal } from './address'

const year = 365 * 24 * 60 * 60
const repeatable = new Set(['set-cookie', 'vary', 'link'])

/**
 * Security headers on every answer, whoever gives it: page, file, redirect, refusal, error. No script inside an answer
 * runs until its hash is told: res.locals.allowScripts.
 */
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
    res.locals.allowScripts = (hashes: string[]) =>
      void res.setHeader('Content-Security-Policy', policy(req, hashes))
    res.locals.allowScripts([])
    for (const [name, value] of Object.entries(fixed)) res.setHeader(name, value)
    ownHeadersWin(res)
    next()
  }
}

/** Scripts come from the folder of built files alone, and what stands in a page by its hash. */
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
    // Chromium applies form-action to where a form's answer redirects: the card payment.
    `form-action 'self' ${standInOrigin || 'https://checkout.stripe.com'}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const folderAt = (origin: string) => `${origin}/assets/`
  return ({ headers: { host } }: Request, hashes: string[]) => {
    const own = [folderAt(publicOrigin), ...(!https && isLocal(host) ? [folderAt(`http://${host}`)] : [])]
    const scripts = [...(development ? [`'self'`] : new Set(own)), ...hashes]
    return `default-src 'self'; script-src ${scripts.join(' ')}; ${rest}`
  }
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
