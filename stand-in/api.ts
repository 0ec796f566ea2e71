// The part of Stripe's API that the product uses: every endpoint, its parameters and its handler.
import express from 'express'
import type { z } from 'zod'
import type { Books } from './books'
import { calls, onlyWithKey, requestIds, sendError } from './calls'
import { ApiError, missing } from './errors'
import { expanded, pageOf } from './lists'
import type { Event } from './objects'
import * as shapes from './parameters'
import { parametersOf } from './parameters'
import { requirePayment } from './payments'
import { createRefund, requireRefund } from './refunds'
import { createSession, expireOverdue, expireSession, requireSession } from './sessions'
import type { Troubles } from './troubles'

/** The origin of the payment pages, and the secret key of the API. */
type Place = { origin: string; secretKey: string }

/** Returns the router of everything below /v1. */
export function api(books: Books, troubles: Troubles, { origin, secretKey }: Place) {
  const router = express.Router()
  router.use(requestIds, onlyWithKey(secretKey), express.urlencoded({ extended: true, limit: '200kb' }))
  const call = calls(books, troubles)

  function on<Shape extends z.ZodType<{ expand: string[] }>>(
    method: 'get' | 'post',
    path: string,
    shape: Shape,
    work: (given: z.output<Shape>, id: string) => object,
  ) {
    router[method](
      path,
      call((req) => {
        const given = parametersOf(shape, method === 'get' ? req.query : req.body)
        return expanded(books, work(given, req.params.id ?? ''), given.expand)
      }),
    )
  }

  on('post', '/checkout/sessions', shapes.newSession, (given) => createSession(books, origin, given))
  on('get', '/checkout/sessions', shapes.listByPayment, (given) => {
    expireOverdue(books)
    return pageOf('/v1/checkout/sessions', books.all('sessions').filter(ofPayment(given)), given)
  })
  on('get', '/checkout/sessions/:id', shapes.onlyExpand, (_, id) => requireSession(books, id))
  on('post', '/checkout/sessions/:id/expire', shapes.onlyExpand, (_, id) => expireSession(books, id))

  on('get', '/payment_intents', shapes.listOfPayments, (given) =>
    pageOf('/v1/payment_intents', books.all('payments'), given),
  )
  on('get', '/payment_intents/:id', shapes.onlyExpand, (_, id) => requirePayment(books, id))

  on('post', '/refunds', shapes.newRefund, (given) => createRefund(books, given))
  on('get', '/refunds', shapes.listByPayment, (given) =>
    pageOf('/v1/refunds', books.all('refunds').filter(ofPayment(given)), given),
  )
  on('get', '/refunds/:id', shapes.onlyExpand, (_, id) => requireRefund(books, id))

  on('get', '/disputes', shapes.listByPayment, (given) =>
    pageOf('/v1/disputes', books.all('disputes').filter(ofPayment(given)), given),
  )

  on('get', '/events', shapes.listOfEvents, (given) => {
    expireOverdue(books)
    return pageOf('/v1/events', books.all('events').filter(isAsked(given)), given)
  })
  on('get', '/events/:id', shapes.onlyExpand, (_, id) => {
    const event = books.find('events', id)
    if (!event) throw missing('event', id, 'id', true)
    return event
  })

  router.use((req, res) => {
    const message = `Unrecognized request URL (${req.method}: ${req.originalUrl}).`
    sendError(res, new ApiError(404, { message }))
  })
  return router
}

type Paid = { payment_intent: string | null }

const ofPayment =
  ({ payment_intent: asked }: Partial<Paid>) =>
  ({ payment_intent }: Paid) =>
    asked === undefined || asked === payment_intent

type AskedEvents = z.output<typeof shapes.listOfEvents>

const isAsked =
  ({ type, types, delivery_success }: AskedEvents) =>
  (event: Event) =>
    (type === undefined || event.type === type) &&
    (types === undefined || types.includes(event.type)) &&
    (delivery_success === undefined || delivery_success === (event.pending_webhooks === 0))
