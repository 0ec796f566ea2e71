import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { log, withoutSecrets } from '~/log.server'
import type { Environment } from '../scripts/lib/environment.mjs'

/** Gives each request an id, for its answer and the log. Uses the id of our own proxy if there is one. */
export function requestIds({ trustProxy }: Environment): RequestHandler {
  return (req, res, next) => {
    const given = trustProxy > 0 ? req.headers['x-request-id'] : undefined
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    res.locals.requestId = requestId
    res.set('X-Request-Id', requestId)
    next()
  }
}

/** Logs a line per request, without query, IP address, cookies or form fields. */
export const requestLog: RequestHandler = (req, res, next) => {
  const start = performance.now()
  res.once('close', () => {
    const line = {
      requestId: res.locals.requestId,
      method: req.method,
      path: withoutSecrets(req.originalUrl),
      status: res.statusCode,
      ms: Math.round(performance.now() - start),
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    const routine = res.locals.isFile || line.path === '/healthz' || line.path === '/readyz'
    log[routine ? 'debug' : 'info'](line, 'request')
  })
  next()
}
