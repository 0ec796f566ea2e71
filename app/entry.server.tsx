import { randomBytes } from 'node:crypto'
import { isRouteErrorResponse } from '@remix-run/react'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { toRefusal } from './db/refusal.server'
import { hashScripts } from './http/inline-scripts.server'
import './http/load-context'
import { reportError, withoutSecrets } from './log.server'
import { renderPage } from './http/render-page.server'
import { getLanguage, i18nFor } from './i18n/i18n.server'

// The server in server/web.ts has no other way to the app's one instance of these.
export { answerCall } from './api/door.server'
export { dropCached } from './db/cache.server'
export { closePools, ping } from './db/pools.server'

const retryAfterSeconds = '5'

/** Renders a page whole, so that its status is final and it is compressed in one go. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const mark = randomBytes(16).toString('base64url')
  const i18n = await i18nFor(await getLanguage(request))
  const marked = await renderPage({ context: remixContext, url: request.url, mark, i18n })
  const { page, hashes } = hashScripts(marked, mark)
  loadContext.allowScripts(hashes)
  const body = Buffer.from(page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Length', String(body.length))
  if (loadContext.unavailable) headers.set('Retry-After', retryAfterSeconds)
  else if (loadContext.retryAfter) headers.set('Retry-After', String(loadContext.retryAfter))
  return new Response(body, { status: loadContext.unavailable ? 503 : status, headers })
}

/** Answers to the browser's own requests for data, when the database is away or she has to wait. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (!context.unavailable && !context.retryAfter) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', context.unavailable ? retryAfterSeconds : String(context.retryAfter))
  return new Response(response.body, { status: context.unavailable ? 503 : response.status, headers })
}

/** Logs what went wrong, without what she had typed or who she is. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (toRefusal(error)?.status === 503) context.unavailable = true
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  reportError(error, {
    requestId: context.requestId,
    method: request.method,
    path: withoutSecrets(new URL(request.url).pathname),
  })
}
