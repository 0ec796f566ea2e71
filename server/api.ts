// Passes requests of the JSON API to the app without Remix: no route is matched, no page is rendered.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import type { Said } from '~/api/door.server'
import { isUnsafe } from './request-guards'

/** Stripe's webhook is a Remix route. */
const isCall = (req: ExpressRequest) => req.path.startsWith('/api/') && req.path !== '/api/stripe/webhook'

/** Answers every request below /api/ with JSON or a file. */
export const api: RequestHandler = (req, res, next) => {
  if (!isCall(req)) return next()
  const answer = async () => {
    // Here, so that development answers with the files as they were last saved.
    const { answerCall } = await import('~/api/door.server')
    const context = { requestId: res.locals.requestId, clientAddress: req.ip ?? '' }
    await send(await answerCall(asRequest(req), context), req, res)
  }
  answer().catch(next)
}

async function send(answer: Said | Response, req: ExpressRequest, res: ExpressResponse) {
  res.status(answer.status)
  if (answer instanceof Response) return sendFile(answer, res)
  for (const [name, value] of Object.entries(answer.headers))
    if (name === 'Vary') res.vary(value)
    else res.setHeader(name, value)
  for (const cookie of answer.cookies) res.append('Set-Cookie', cookie)
  if (answer.headers.ETag && req.fresh) {
    res.removeHeader('Content-Type')
    return void res.status(304).end()
  }
  if (answer.status === 204) return void res.end()
  const body = Buffer.from(answer.text)
  res.setHeader('Content-Length', body.length)
  res.end(body)
}

async function sendFile(answer: Response, res: ExpressResponse) {
  for (const [name, value] of answer.headers) res.set(name, value)
  if (!answer.body) return void res.end()
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), res)
  } catch (error) {
    // The client has closed the connection in the middle of the file.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
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
