// Passes requests of the JSON API to the app without Remix: no route is matched, no page is rendered.
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, RequestHandler } from 'express'
import type { AppSource } from './app-build'
import { isUnsafe } from './request-guards'

/** Stripe's webhook is a Remix route. */
const isCall = (req: ExpressRequest) => req.path.startsWith('/api/') && req.path !== '/api/stripe/webhook'

/** Answers every request below /api/ with JSON. */
export function api(source: AppSource): RequestHandler {
  return (req, res, next) => {
    if (!isCall(req)) return next()
    const answer = async () => {
      const { entry } = await source.load()
      const context = { requestId: res.locals.requestId, clientAddress: req.ip ?? '', allowScripts() {} }
      const { status, headers, body } = await toText(await entry.module.answerCall(asRequest(req), context))
      for (const [name, value] of headers)
        if (name === 'set-cookie') res.append(name, value)
        else res.set(name, value)
      res.status(status).end(body)
    }
    answer().catch(next)
  }
}

async function toText(response: Response) {
  return { status: response.status, headers: response.headers, body: await response.text() }
}

function asRequest(req: ExpressRequest) {
  const headers = new Headers()
  for (let at = 0; at < req.rawHeaders.length; at += 2)
    headers.append(req.rawHeaders[at]!, req.rawHeaders[at + 1]!)
  return new Request(`${req.protocol}://${req.headers.host}${req.originalUrl}`, {
    method: req.method,
    headers,
    ...(isUnsafe(req) && {
      body: Readable.toWeb(req) as ReadableStream as unknown as BodyInit,
      duplex: 'half',
    }),
  } as RequestInit)
}
