// How an API call is handled: it needs the key, runs once per idempotency key, and fails when control says so.
import { setTimeout as pause } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { log, reportError } from '~/log.server'
import type { Books } from './books'
import { ApiError } from './errors'
import { asked, findKept } from './idempotency'
import { newId, now } from './objects'
import type { Trouble, Troubles } from './troubles'

type Answer = { status: number; body: string; replayed?: true }

/** Gives each request an id, in the answer and the log, as Stripe does. */
export const requestIds: RequestHandler = (req, res, next) => {
  const requestId = newId('req_', 14)
  res.set('Request-Id', requestId)
  res.once('close', () => {
    log.debug({ requestId, method: req.method, path: req.path, status: res.statusCode }, 'call')
  })
  next()
}

/** Refuses requests without the secret key. */
export function onlyWithKey(secretKey: string): RequestHandler {
  return (req, res, next) => {
    const given = req.get('authorization')
    if (given === `Bearer ${secretKey}`) return next()
    const message = given ? 'Invalid API Key provided.' : 'You did not provide an API key.'
    sendError(res, new ApiError(401, { message }))
  }
}

/** Answers with an error in Stripe's shape. */
export function sendError(res: Response, error: ApiError) {
  res.status(error.status).json(error.body())
}

type Work = (req: Request) => object

/**
 * Returns a handler: `work` reads the request and returns the answer. It runs in one transaction, which also stores
 * the answer for the idempotency key.
 */
export function calls(books: Books, troubles: Troubles) {
  const busy = new Set<string>()

  async function answer(work: Work, req: Request, requestId: string, slow: number): Promise<Answer> {
    const key = req.method === 'POST' ? req.get('idempotency-key') : undefined
    const request = asked(req.method, req.originalUrl, req.body)
    const keep = (status: number, said: object): Answer => {
      const body = JSON.stringify(said)
      if (key) books.put('answers', { id: key, asked: request, status, body, requestId, at: now() })
      return { status, body }
    }
    const kept = key === undefined ? undefined : findKept(books, key, request, busy)
    if (kept) return { ...kept, replayed: true }
    if (key) busy.add(key)
    try {
      if (slow) await pause(slow)
      return books.change(() => keep(200, work(req)))
    } catch (error) {
      if (error instanceof ApiError && error.kept) return keep(error.status, error.body())
      throw error
    } finally {
      if (key) busy.delete(key)
    }
  }

  return (work: Work): RequestHandler =>
    async (req, res) => {
      const { before, after, slow } = troubles.take(req)
      if (before) return goWrong(res, before)
      try {
        const { status, body, replayed } = await answer(work, req, String(res.get('Request-Id')), slow)
        if (after) return goWrong(res, after)
        if (replayed) res.set('Idempotent-Replayed', 'true')
        res.status(status).type('json').send(body)
      } catch (error) {
        if (!(error instanceof ApiError)) reportError(error)
        sendError(res, error instanceof ApiError ? error : new ApiError(500, broken))
      }
    }
}

const broken = { type: 'api_error', message: 'An unknown error occurred.' }
const tooMany = { code: 'rate_limit', message: 'Too many requests made to the API too quickly.' }

function goWrong(res: Response, trouble: Trouble) {
  if (trouble === 'drop') return void res.destroy()
  // No answer at all: the caller must time out.
  if (trouble === 'timeout') return
  sendError(res, new ApiError(trouble, trouble === 429 ? tooMany : broken))
}
