// The web server: the Express adapter that remix-serve is made of, behind our own guards. In order: number and
// log the request, headers, health, whose address, which method, from which page, how large, files, floods, app.
import http from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { createRequestHandler } from '@remix-run/express'
import { installGlobals } from '@remix-run/node'
import { log, reportError } from '~/http/log.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { forwardedHeaders, ownAddressOnly } from './address'
import { builtApp, liveApp, type AppBuild } from './app-build'
import { pagePath, pathFinder, withRoutes } from './branches'
import { bodyLimits, knownMethods, noOldDataRequests, ownPagesOnly } from './guard'
import { defaultCaching, securityHeaders } from './headers'
import { health } from './health'
import { floodLimits } from './limits'
import { requestIds, requestLog } from './logging'
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
  await entry.module.closePools()
  await source.close()
})
const { healthz, readyz } = health(source, isClosing)

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
// A page leaves the app whole; a higher quality costs more time than it saves on the wire.
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } }))
app.all('*', (req, res, next) => void answer(req, res, next).catch(next))

const handlers = new WeakMap<AppBuild, (address: string) => RequestHandler>()

function handlersOf(build: AppBuild) {
  const found = handlers.get(build) ?? newHandlers(build)
  handlers.set(build, found)
  return found
}

/** A handler for each place of the product, made when it is first asked for: taking routes apart costs time. */
function newHandlers(build: AppBuild) {
  const find = pathFinder(build.routes)
  const made = new Map<string, RequestHandler>()
  return (address: string) => {
    // Read as Remix reads it: «..» and the like are gone then.
    const ids = find(pagePath(new URL(`http://localhost${address}`).pathname))
    const key = ids.join(' ')
    const handler =
      made.get(key) ??
      createRequestHandler({
        build: withRoutes(build, ids),
        mode: process.env.NODE_ENV,
        getLoadContext: (req, { locals: { allowScripts, requestId } }) => ({
          allowScripts,
          requestId,
          clientAddress: req.ip ?? '',
        }),
      })
    made.set(key, handler)
    return handler
  }
}

const answer: (...args: Parameters<RequestHandler>) => Promise<void> = async (req, res, next) => {
  const handle = handlersOf(await source.load())(req.originalUrl)
  await handle(req, res, next)
}

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
