import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { toRefusal } from './db/refusal.server'
import { hashScripts } from './http/inline-scripts.server'
import './http/load-context'
import { reportError, withoutSecrets } from './http/log.server'
import { ScriptMark } from './http/script-mark'
import { getLanguage, i18nFor } from './i18n/i18n.server'

// The server in server/web.ts has no other way to the app's one instance of these.
export { answerCall } from './api/door.server'
export { closePools, ping } from './db/pools.server'

const patience = 10_000
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
  const marked = await render(
    <ScriptMark value={mark}>
      <I18nextProvider i18n={i18n}>
        <RemixServer context={remixContext} url={request.url} nonce={mark} abortDelay={patience} />
      </I18nextProvider>
    </ScriptMark>,
    mark,
  )
  const { page, hashes } = hashScripts(marked, mark)
  loadContext.allowScripts(hashes)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (loadContext.unavailable) headers.set('Retry-After', retryAfterSeconds)
  else if (loadContext.retryAfter) headers.set('Retry-After', String(loadContext.retryAfter))
  return new Response(page, { status: loadContext.unavailable ? 503 : status, headers })
}

function render(page: React.ReactElement, nonce: string) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        // Left running, the timer would keep the whole rendered tree in memory.
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())).then(withoutPadding))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => reportError(error),
    })
    const timer = setTimeout(abort, patience + 1000)
  })
}

/** React 18 pads its 2 kB chunks with NUL when a letter of two bytes does not fit at a chunk's end. */
const withoutPadding = (page: string) => page.replaceAll('\0', '')

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
