// /metrics for Prometheus: on the web server's own port for those who know METRICS_TOKEN, and on a port of its own that
// only the operator's network reaches. Without both variables there is none.
import { timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { refreshFigures } from '~/domain/operation/figures.server'
import { log } from '~/log.server'
import { forgetCountsOf, metrics } from '~/metrics.server'
import type { Environment } from '../scripts/lib/environment.mjs'

type Login = Parameters<typeof refreshFigures>[0]

/** The handler of /metrics on the web server's own port: 404 without METRICS_TOKEN, 401 for another token. */
export function metricsPage(environment: Environment): RequestHandler {
  return (req, res, next) => {
    if (!environment.metricsToken) return next()
    void answer(environment, 'signIn', req, res)
  }
}

/** Listens on a port of its own, for a process whose metrics nobody else shows; port 0 listens nowhere. */
export function listenForMetrics(environment: Environment, port: number, login: Login) {
  forgetCountsOf(login === 'worker' ? 'web' : 'worker')
  if (!port) return { close() {} }
  const server = http.createServer((req, res) => {
    if (req.url?.split('?')[0] !== '/metrics') return void res.writeHead(404).end()
    void answer(environment, login, req, res)
  })
  server.on('error', ({ message }) => log.error({ port, message }, 'the port of the metrics cannot be used'))
  server.listen(port, environment.host)
  return { close: () => void server.close() }
}

async function answer(
  { metricsToken }: Environment,
  login: Login,
  req: IncomingMessage,
  res: ServerResponse,
) {
  if (metricsToken && !isSame(req.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
    res.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain' }).end('token needed\n')
    return
  }
  await refreshFigures(login)
  const text = await metrics.registry.metrics()
  res.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}

function isSame(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
