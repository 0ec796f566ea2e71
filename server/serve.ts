// The web server: Express and Remix's adapter, as in remix-serve, behind our own checks. In order: request id and log,
// headers, health, static files, rate limits, metrics, host, method, origin, body size, page cache, JSON API, pages.
import http from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { closePools } from '~/db/pools.server'
import { log, reportError } from '~/log.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { api } from './api'
import { countRequests } from './count-requests'
import { defaultCaching, securityHeaders } from './headers'
import { health } from './health'
import { forwardedHeaders, ownHostOnly } from './host'
import { languageAddresses, oneAddress } from './language-addresses'
import { floodLimits } from './limits'
import { requestIds, requestLog } from './logging'
import { listenForMetrics, metricsPage } from './metrics'
import { pageCache } from './page-cache/middleware'
import { pages } from './pages'
import {
  allowedMethods,
  bodyLimits,
  knownTransferEncoding,
  noDataRequests,
  sameOriginOnly,
  unreadBodies,
} from './request-guards'
import { sendError } from './send-error'
import { closeOnRequest } from './shutdown'

const ownServer = () => http.createServer({ maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 })

/** Starts the web server. `assets` answers requests for the built files, in development through Vite. */
export function serve(assets: RequestHandler, server = ownServer()) {
  const environment = environmentOrExit()
  const development = process.env.NODE_ENV === 'development'
  const app = express()
  server.on('request', app)
  // An expectation other than 100-continue may be ignored; Node would answer 417 before the app.
  server.on('checkExpectation', app)
  Object.assign(server, {
    // The app ends a body that comes too slowly (app/http/body.server.ts); this is for those that nobody reads.
    requestTimeout: 300_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  })

  const { isClosing } = closeOnRequest(server, environment.closeDelay, async () => {
    metricsPort.close()
    await cache?.stop()
    await closePools()
  })
  const metricsPort = listenForMetrics(environment, environment.metricsPort, 'signIn')
  const { healthz, readyz } = health(isClosing)
  const cache = environment.pageCache && !development ? pageCache(environment) : undefined

  app.disable('x-powered-by')
  app.set('trust proxy', environment.trustProxy)
  app.set('etag', false)
  app.use(unreadBodies, requestIds(environment), requestLog, countRequests)
  app.use(securityHeaders(environment, development), defaultCaching, knownTransferEncoding)
  app.use((_req, res, next) => {
    if (isClosing()) res.set('Connection', 'close')
    next()
  })
  app.get('/healthz', healthz)
  app.get('/readyz', readyz)
  // Before every check, so that guesses and refused requests count too.
  app.use(assets)
  if (environment.rateLimits) app.use(floodLimits())
  app.get('/metrics', metricsPage(environment))
  app.use(
    forwardedHeaders(environment),
    ownHostOnly(environment),
    allowedMethods,
    sameOriginOnly(environment),
    noDataRequests,
    bodyLimits,
  )
  app.use(oneAddress)
  app.use(languageAddresses)
  if (cache) app.use(cache.handler)
  // Quality 3: a higher one costs more time than it saves on the network.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } } }))
  app.use(api)
  app.all('*', pages)

  app.use(onError)

  server.on('connect', (_req, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.port} is in use by another program. Set PORT to a free one.\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  server.listen(environment.port, environment.host, () => {
    if (environment.https && /^(sk|rk)_test_/.test(environment.stripeSecretKey)) {
      log.warn('card payments use a Stripe test key: test cards are accepted')
    }
  })
}

const onError: ErrorRequestHandler = (error, _req, res, _next) => {
  // The browser closed the connection while a file was sent.
  if (error?.code === 'ECONNABORTED') return
  reportError(error, { requestId: res.locals.requestId })
  if (res.headersSent) return void res.destroy()
  sendError(res, error?.status === 400 ? 400 : 500)
}
