// The web server: the Express adapter that remix-serve is made of, behind our own guards. In order: number and
// log the request, headers, health, whose address, which method, from which page, how large, files, floods, app.
import http from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type ErrorRequestHandler } from 'express'
import { installGlobals } from '@remix-run/node'
import { log, reportError } from '~/log.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { forwardedHeaders, ownAddressOnly } from './address'
import { builtApp, liveApp } from './app-build'
import { forVisitors } from './for-visitors'
import { calls } from './calls'
import { bodyLimits, knownMethods, noOldDataRequests, ownPagesOnly } from './guard'
import { defaultCaching, securityHeaders } from './headers'
import { health } from './health'
import { floodLimits } from './limits'
import { requestIds, requestLog } from './logging'
import { pages } from './pages'
import { refuse } from './refuse'
import { closeOnRequest, surviveFaults } from './shutdown'

// Remix's single fetch streams with Node's own fetch.
installGlobals({ nativeFetch: true })

const environment = environmentOrExit()
const development = process.env.NODE_ENV === 'development'
const app = express()
const server = http.createServer({ maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 }, app)
Object.assign(server, { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 })

const source = development ? await liveApp(server) : await builtApp()
const { isClosing } = closeOnRequest(server, async () => {
  const { entry } = await source.load()
  await visitors?.stop()
  await entry.module.closePools()
  await source.close()
})
const { healthz, readyz } = health(source, isClosing)
const visitors = environment.keepAnswers && !development ? forVisitors(source, environment) : undefined

app.disable('x-powered-by')
app.set('trust proxy', environment.trustProxy)
app.set('etag', false)
app.use(requestIds(environment), requestLog, securityHeaders(environment, development), defaultCaching)
app.use((_req, res, next) => {
  if (isClosing()) res.set('Connection', 'close')
  next()
})
app.get('/healthz', healthz)
app.get('/readyz', readyz)
app.use(
  forwardedHeaders(environment),
  ownAddressOnly(environment),
  knownMethods,
  ownPagesOnly(environment),
  noOldDataRequests,
  bodyLimits,
)
app.use(source.assets)
if (environment.rateLimits) app.use(floodLimits())
if (visitors) app.use(visitors.answer)
// A page leaves the app whole; a higher quality costs more time than it saves on the wire.
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } }))
app.use(calls(source))
app.all('*', pages(source))

const onError: ErrorRequestHandler = (error, _req, res, _next) => {
  // A browser that went away in the middle of a file is no fault.
  if (error?.code === 'ECONNABORTED') return
  reportError(error, { requestId: res.locals.requestId })
  if (res.headersSent) return void res.destroy()
  refuse(res, error?.status === 400 ? 400 : 500)
}
app.use(onError)

server.on('connect', (_req, socket) =>
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
)
server.once('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `Port ${environment.port} is taken by another program; set PORT to a free one.\n`
      : `${error.message}\n`,
  )
  process.exit(1)
})
server.listen(environment.port, environment.host, () => {
  surviveFaults()
  log.info({ port: environment.port }, 'listening')
  if (environment.https && /^(sk|rk)_test_/.test(environment.stripeSecretKey)) {
    log.warn('card payments with a test key of Stripe: test cards pay here')
  }
})
