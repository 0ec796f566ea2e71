import { isRouteErrorResponse } from '@remix-run/react'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { readCookie } from './cookies.server'
import { knownFigures } from './domain/constants/constants.server'
import type { ErrorFacts } from './http/error-facts'
import './http/load-context'
import { reportError, withoutSecrets } from './log.server'
import { renderPage } from './http/render-page.server'
import { toTheme } from './http/theme'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from './i18n/i18n.server'

const retryAfterSeconds = '5'

/** Renders the whole page before answering, so its status is final and it is compressed at once. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const i18n = await i18nFor(await getLanguage({ request, context: loadContext }))
  const hasData = Boolean(remixContext.staticHandlerContext.loaderData.root)
  const known = hasData ? {} : factsOf(request, loadContext)
  const page = renderPage({ context: remixContext, url: request.url, i18n, known })
  const body = Buffer.from(page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Length', String(body.length))
  // Which a script that follows redirects cannot see (app/browser/upload.ts).
  if (request.method === 'POST') headers.set('X-Answers', 'form')
  if (loadContext.holdsForm) headers.set('Cache-Control', 'no-store')
  if (loadContext.unavailable) headers.set('Retry-After', retryAfterSeconds)
  else if (loadContext.retryAfter) headers.set('Retry-After', String(loadContext.retryAfter))
  return new Response(body, { status: loadContext.unavailable ? 503 : status, headers })
}

/** What an error page prints and how it looks when the data of every page could not be read. */
const factsOf = (request: Request, { requestId }: AppLoadContext): ErrorFacts => ({
  teamEmail: knownFigures().teamEmail,
  requestId,
  theme: toTheme(readCookie(request, 'theme')),
})

/** Logs unexpected errors, without form input or personal data. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  reportError(error, {
    requestId: context.requestId,
    method: request.method,
    path: withoutSecrets(new URL(request.url).pathname),
  })
}
