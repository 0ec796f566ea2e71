// A visitor's page is the same for all visitors: it is rendered once, cached, and dropped when its data changes. The
// cached page is rendered for a request made here, with a path, the known query parameters, a language and a theme; so it
// contains nothing of the visitor who asked first. See docs/decisions/0023-pages-for-visitors-are-cached.md.
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import type { Request as Asked, RequestHandler, Response as Answering } from 'express'
import type { Said } from '~/api/door.server'
import { cachedCall } from '~/api/find-call'
import { cookieName } from '~/cookies.server'
import { dropCached, hasWrittenSince } from '~/db/cache.server'
import { metrics } from '~/metrics.server'
import { toLocale } from '~/i18n/locale'
import type { Environment } from '../../scripts/lib/environment.mjs'
import { listenForNotifications } from '../notification-listener'
import { handlersByRoute } from '../pages'
import { remixBuild } from '../remix-build'
import { isUnsafe } from '../request-guards'
import { bufferResponse, encodings, type BufferedResponse } from './buffered-response'
import { cacheablePageOf, type CacheablePage } from './cacheable-pages'
import { pageStore, type PageStore } from './store'

const maxBytes = 32 * 1024 * 1024

/** Returns a request handler that answers visitors from the cache and passes other requests on, and how to stop it. */
export function pageCache(environment: Environment) {
  const store = pageStore(maxBytes)
  metrics.cacheBytes.set(0)
  setInterval(() => {
    const { bytes, count } = store.state()
    metrics.cacheBytes.set(bytes)
    metrics.cachePages.set(count)
  }, 5000).unref()
  const changes = dropOnNotification(store)

  async function sendCached(page: CacheablePage, req: Asked, res: Answering) {
    const key = `${page.language} ${page.theme ?? 'device'} ${page.path}`
    const render = async () => renderPage(await remixBuild(), page, environment.publicOrigin)
    const buffered = await store.find(key, page.topic, render)
    if (!buffered.isShareable) return false
    await send(buffered, req, res, () => store.updateSize(key, buffered))
    return true
  }

  const handler: RequestHandler = (req, res, next) => {
    if (isUnsafe(req)) changes.catchUpWithAnswer(res)
    const page = store.isEnabled() && changes.isCaughtUp() ? cacheablePageOf(req, cachedCall) : undefined
    if (!page) return next()
    sendCached(page, req, res).then((sent) => sent || next(), next)
  }
  return { handler, stop: changes.stop }
}

/** Enables the store while notifications arrive, and drops what they name. */
function dropOnNotification(store: PageStore) {
  let catchingUp = 0
  const listener = listenForNotifications(
    {
      shown(payload) {
        dropCached(payload)
        if (payload) store.drop(payload)
        else store.enable()
      },
    },
    { login: 'web', onDisconnect: store.disable },
  )
  return {
    stop: listener.stop,
    isCaughtUp: () => catchingUp === 0,
    /**
     * For an answer to a form or call: a user sees the result of an act in the next page. If something shown was written
     * since it was asked, no cached page is sent from the moment the answer starts until the notifications of finished
     * acts have arrived. A refused act has changed nothing.
     */
    catchUpWithAnswer(res: Answering) {
      const asked = performance.now()
      const { writeHead } = res
      res.writeHead = function (this: Answering, ...args: Parameters<typeof writeHead>) {
        const status = typeof args[0] === 'number' ? args[0] : this.statusCode
        if (status < 400 && hasWrittenSince(asked)) {
          catchingUp += 1
          void listener.catchUp().finally(() => (catchingUp -= 1))
        }
        return writeHead.apply(this, args)
      } as typeof writeHead
    },
  }
}

const handlers = new WeakMap<ServerBuild, (address: string) => ReturnType<typeof createRequestHandler>>()

async function renderPage(build: ServerBuild, page: CacheablePage, origin: string) {
  const { path, language, theme } = page
  const find =
    handlers.get(build) ?? handlersByRoute(build, (part) => createRequestHandler(part, process.env.NODE_ENV))
  handlers.set(build, find)
  const context: AppLoadContext = { requestId: '', clientAddress: '' }
  const cookies = `${cookieName('locale')}=${toLocale(language)}${theme ? `; ${cookieName('theme')}=${theme}` : ''}`
  const request = new Request(new URL(path, origin), { headers: { Cookie: cookies } })
  if (!path.startsWith('/api/')) return bufferResponse(await find(path)(request, context))
  const { answerCall } = await import('~/api/door.server')
  const said = await answerCall(request, context)
  return bufferResponse(said instanceof Response ? said : asResponse(said))
}

function asResponse({ status, headers, cookies, text }: Said) {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('Set-Cookie', cookie)
  return new Response(text, { status, headers: all })
}

async function send(buffered: BufferedResponse, req: Asked, res: Answering, onEncoded: () => void) {
  const accepted = req.acceptsEncodings()
  const encoding = encodings.find((each) => accepted.includes(each))
  const body = await buffered.encodedBody(encoding, onEncoded)
  for (const [name, value] of buffered.headers) res.setHeader(name, value)
  res.setHeader('Vary', 'Accept-Encoding, Cookie')
  res.statusCode = buffered.status
  if (buffered.isCacheable) {
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache')
    res.setHeader('ETag', buffered.etag(encoding))
    if (req.fresh) {
      res.statusCode = 304
      res.removeHeader('Content-Type')
      return void res.end()
    }
  }
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}
