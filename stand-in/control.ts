// For tests and the demo only: act as the customer, the customer's bank, or the dashboard, and make the API fail.
import express, { type Request } from 'express'
import { z } from 'zod'
import type { Books } from './books'
import { onlyWithKey, sendError } from './calls'
import { closeDispute, openDispute } from './disputes'
import { ApiError, missing } from './errors'
import { cards, pay, requirePayment, settle } from './payments'
import { createRefund, finishRefund } from './refunds'
import { expireOverdue, findSession, requireSession } from './sessions'
import { sums } from './sums'
import type { Troubles } from './troubles'
import type { Deliveries } from './webhooks'

const cents = z.int().positive().optional()
const twist = z
  .strictObject({
    amount: cents,
    currency: z.string(),
    client_reference_id: z.string().nullable(),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    mode: z.enum(['payment', 'setup', 'subscription']),
  })
  .partial()
const payment = z.strictObject({ card: z.enum(cards).default('pays'), twist: twist.default({}) })
const dispute = z.strictObject({ amount: cents, reason: z.string().optional() })
const replay = z.strictObject({ times: z.int().min(1).max(100).default(1) })
const trouble = z.union([z.literal([429, 500]), z.enum(['timeout', 'drop'])])
const plan = z
  .strictObject({
    dropEvery: z.int().positive(),
    next: z.strictObject({ times: z.int(), answer: trouble, after: z.boolean().optional() }),
    slow: z.int().nonnegative(),
    only: z.string(),
  })
  .partial()
const nothing = z.strictObject({})
const outcome = z.enum(['succeeded', 'pending', 'failed'])

type Result = object | void

const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(500, { message: String(error) })

/** Returns the router of everything below /control: JSON, with the same key as the API. */
export function control(books: Books, troubles: Troubles, deliveries: Deliveries, secretKey: string) {
  const router = express.Router()
  router.use(onlyWithKey(secretKey), express.json())

  function on<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    work: (given: z.output<Shape>, id: string) => Result | Promise<Result>,
  ) {
    const run = async ({ body, params }: Request) => {
      const given = shape.safeParse(body ?? {})
      if (!given.success) throw new ApiError(400, { message: z.prettifyError(given.error) })
      return (await work(given.data, params.id ?? '')) ?? {}
    }
    router.post(
      path,
      (req, res) =>
        void run(req).then(
          (result) => res.json(result),
          (error) => sendError(res, asApiError(error)),
        ),
    )
  }

  router.get('/books', (_req, res) => {
    expireOverdue(books)
    res.json({
      sessions: books.all('sessions'),
      payments: books.all('payments'),
      charges: books.all('charges'),
      refunds: books.all('refunds'),
      disputes: books.all('disputes'),
      events: books.all('events'),
      refused: books.all('answers').filter(({ status }) => status >= 400),
      sums: sums(books),
    })
  })
  on('/reset', nothing, () => {
    deliveries.drop()
    troubles.set({})
    books.reset()
  })

  on('/sessions/:id/pay', payment, (given, id) => pay(books, id, given.card, given.twist))
  on('/sessions/:id/age', z.strictObject({ seconds: z.int() }), ({ seconds }, id) => {
    const { created, expires_at, ...session } = requireSession(books, id)
    books.put('sessions', { ...session, created: created - seconds, expires_at: expires_at - seconds })
    return findSession(books, id)
  })

  // Accepts the id of a payment or of its session.
  on('/payments/:id/settle', nothing, (_, id) => settle(books, id, true))
  on('/payments/:id/fail', nothing, (_, id) => settle(books, id, false))
  on('/payments/:id/refund', z.strictObject({ amount: cents }), ({ amount }, id) =>
    books.change(() => createRefund(books, { payment_intent: requirePayment(books, id).id, amount })),
  )
  on('/payments/:id/dispute', dispute, (given, id) => openDispute(books, requirePayment(books, id).id, given))
  on('/disputes/:id/close', z.strictObject({ status: z.enum(['won', 'lost']) }), ({ status }, id) =>
    closeDispute(books, id, status),
  )
  on('/refunds/:id/finish', z.strictObject({ outcome: z.enum(['succeeded', 'failed']) }), (given, id) =>
    finishRefund(books, id, given.outcome),
  )
  on('/refunds', z.strictObject({ outcome }), (given) =>
    books.put('switches', { ...books.switches(), refunds: given.outcome }),
  )

  on('/webhooks', z.strictObject({ on: z.boolean() }), (given) => {
    books.put('switches', { ...books.switches(), webhooks: given.on })
    if (given.on) deliveries.retry()
    else deliveries.drop()
  })
  on('/webhooks/retry', nothing, () => {
    deliveries.retry()
    return deliveries.settled()
  })
  on('/webhooks/settled', nothing, () => deliveries.settled())
  on('/events/:id/replay', replay, async ({ times }, id) => {
    const event = books.find('events', id)
    if (!event) throw missing('event', id, 'id', true)
    return { statuses: await deliveries.replay(event, times) }
  })

  on('/troubles', plan, (given) => troubles.set(given))
  on('/keys/forget', nothing, () => books.forgetKeys())
  return router
}
