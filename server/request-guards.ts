// Checks of every request before it reaches the app. Remix's own check of the origin can be bypassed (?_data=,
// resource routes, no Origin header), so this one covers every URL.
import type { Request, RequestHandler } from 'express'
import { pace } from '~/http/body.server'
import { securityEvent, sourceOf } from '~/security-events.server'
import type { Environment } from '../scripts/lib/environment.mjs'
import { sendError } from './send-error'

const safe = ['GET', 'HEAD', 'OPTIONS']
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']
const allowed = [...safe, ...unsafe]

// Called by Stripe's servers. The route checks the signature.
const exempt = { method: 'POST', path: '/api/stripe/webhook' }

/** One-click unsubscribe of a mail program: not a browser, so it sends no Origin. The path contains a secret. */
const isOneClickUnsubscribe = ({ method, path, headers }: Request) =>
  method === 'POST' &&
  /^\/unsubscribe\/[0-9a-f]{64}$/.test(path) &&
  !headers.origin &&
  !headers['sec-fetch-site']

// Bytes.
const maxBody = 1.25 * 1024 * 1024
const maxForm = 64 * 1024 * 1024
const maxDropped = 2 * maxForm

/**
 * Reads the rest of a body that nobody wants, once the answer is sent. Node does so only for a body that nobody has begun
 * to read; the next request on the connection, often another visitor's behind a proxy, would wait for the time-out.
 * `bodyLimits` bounds what is read. A rest that comes more slowly than a body may (pace) ends the connection.
 */
export const unreadBodies: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete || req.destroyed) return
    let brought = 0
    req.removeAllListeners('data').removeAllListeners('readable').resume()
    req.on('data', (bytes: Buffer) => (brought += bytes.byteLength))
    const watch = setInterval(() => (brought < pace.bytes ? req.destroy() : (brought = 0)), pace.span)
    req.once('close', () => clearInterval(watch))
  })
  next()
}

/** Refuses every transfer encoding but `chunked`: a proxy in front may see another end of the body. */
export const knownTransferEncoding: RequestHandler = (req, res, next) => {
  const encoding = req.headers['transfer-encoding']
  if (encoding === undefined || encoding.toLowerCase() === 'chunked') return next()
  res.set('Connection', 'close')
  sendError(res, 400)
}

/** Whether the method may change something. */
export const isUnsafe = (req: Request) => !safe.includes(req.method)

/** Refuses unknown methods and answers OPTIONS; the JSON API answers it by itself, by path. */
export const allowedMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', allowed.join(', '))
  if (!allowed.includes(req.method)) return sendError(res, 405)
  if (req.method === 'OPTIONS' && !req.path.startsWith('/api/')) return void res.status(204).end()
  res.removeHeader('Allow')
  next()
}

/**
 * Refuses forms and API calls from other sites. Of Origin and Sec-Fetch-Site each that is sent must name our site; without
 * both, refused.
 */
export function sameOriginOnly({ publicOrigin, port, https }: Environment): RequestHandler {
  const origins = [publicOrigin, ...(https ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`])]
  return (req, res, next) => {
    if (!isUnsafe(req) || (req.method === exempt.method && req.originalUrl === exempt.path)) return next()
    if (isOneClickUnsubscribe(req)) return next()
    const { host, origin, 'sec-fetch-site': site } = req.headers
    const isOwnSite = site === 'same-origin' || site === 'none'
    const isOurs = (each: string) => origins.includes(each) && new URL(each).host === host?.toLowerCase()
    // A browser that hides the origin sends «null»: then Sec-Fetch-Site decides. Any other foreign origin is refused.
    const isAllowed =
      origin === undefined || origin === 'null'
        ? isOwnSite
        : isOurs(origin) && (site === undefined || isOwnSite)
    if (!isAllowed) {
      securityEvent('origin_refused', { source: sourceOf(req.ip ?? '') })
      return sendError(res, 403)
    }
    // Forms on pages with Referrer-Policy: no-referrer send «null» too. Remix would refuse them.
    if (origin === 'null') delete req.headers.origin
    next()
  }
}

/** Refuses `?_data=` and paths that end in `.data`, Remix's ways to ask for a page's data alone: no page of ours does. */
export const noDataRequests: RequestHandler = (req, res, next) => {
  const [, query] = req.originalUrl.split(/\?(.*)/s)
  if (new URLSearchParams(query).has('_data')) return sendError(res, 400)
  if (/^[^?#]*\.data(?:[?#]|$)/.test(req.originalUrl)) return sendError(res, 404)
  next()
}

/**
 * Refuses bodies that are too large. A form may have up to 64 MB, more than the app accepts: a browser shows the answer
 * only after it has sent everything, so the app (readForm) reads and drops the surplus and shows the form again. A
 * somewhat larger form is read and dropped here, because a proxy answers 502 when the connection ends before that.
 */
export const bodyLimits: RequestHandler = (req, res, next) => {
  const length = Number(req.headers['content-length'] ?? 0)
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    req.headers['content-type'] ?? '',
  )
  const limit = isForm ? maxForm : maxBody
  if (length > limit) {
    if (isForm && length <= maxDropped) return void req.resume().once('end', () => sendError(res, 413))
    res.set('Connection', 'close')
    return sendError(res, 413)
  }
  // readForm counts the bytes of a form. Any other body must declare its length.
  if (!isForm && req.headers['transfer-encoding']) return sendError(res, 411)
  next()
}
