import { Stripe } from 'stripe'
import type { Row } from '~/db/rows'
import { endSession } from './card-payments.server'
import type { Books } from './connections'
import { eventTypes, keepEvent, lookAfter, type DueEvent } from './events.server'
import { createSession, type Checkout } from './session.server'
import { lookAtPayment, lookAtSession, settleRefund } from './settle.server'

/** Work that waits for Stripe's answer: events that came, refunds to send. */
export function doWaitingPayments(books: Books, stop?: AbortSignal) {
  return inTurn([() => lookAfterEvents(books, stop), () => sendRefunds(books, stop)], stop)
}

/** What nobody told us: checkouts without news, and events that never came. */
export function reconcilePayments(books: Books, stop?: AbortSignal) {
  return inTurn(
    [
      () => lookAtCheckouts(books, stop),
      () => fetchMissedEvents(books),
      () => doWaitingPayments(books, stop),
    ],
    stop,
  )
}

type DueCheckout = Row<'checkouts_due'> & Checkout
type DueRefund = Row<'card_refunds_due'>

// Stripe remembers a key for a day.
const keyLife = 23 * 60 * 60 * 1000

const eventsDue = ({ sql }: Books) => sql<DueEvent[]>`select * from api.stripe_events_due()`
const refundsDue = ({ sql }: Books) => sql<DueRefund[]>`select * from api.card_refunds_due()`
const checkoutsDue = ({ sql }: Books) => sql<DueCheckout[]>`select * from api.checkouts_due()`

async function lookAfterEvents(books: Books, stop?: AbortSignal) {
  for (
    let events = await eventsDue(books);
    events.length > 0 && !stop?.aborted;
    events = await eventsDue(books)
  ) {
    await inTurn(
      events.map((event) => () => lookAfter(books, event)),
      stop,
    )
  }
}

async function sendRefunds(books: Books, stop?: AbortSignal) {
  await inTurn(
    (await refundsDue(books)).map((refund) => () => sendRefund(books, refund)),
    stop,
  )
}

async function lookAtCheckouts(books: Books, stop?: AbortSignal) {
  await inTurn(
    (await checkoutsDue(books)).map((checkout) => () => lookAtCheckout(books, checkout)),
    stop,
  )
}

async function lookAtCheckout(books: Books, checkout: DueCheckout) {
  // Asked for again under its key: the answer that was lost comes back.
  const id = checkout.stripeSessionId ?? (await createSession(books, checkout))?.id
  if (id) await (checkout.toEnd ? endSession(books, id) : lookAtSession(books, id))
}

/** Sends a refund to Stripe, or asks what became of one that was sent. */
async function sendRefund(books: Books, due: DueRefund) {
  const { refundId, paymentIntent, amountCents, idempotencyKey } = due
  const sent = await sentRefund(books, due)
  if (sent) return settleRefund(books, sent)
  try {
    const refund = await books.stripe.refunds.create(
      { payment_intent: paymentIntent, amount: amountCents, metadata: { refund_id: refundId } },
      { idempotencyKey },
    )
    await settleRefund(books, refund)
  } catch (error) {
    // Stripe will not do it, however often it is asked: the team has to, unless the money went back in another way or is
    // contested, which may be why. So that is read first.
    if (!isRefused(error)) throw error
    await lookAtPayment(books, paymentIntent)
    await books.sql`select api.settle_card_refund(${books.sql.json({
      paymentIntent,
      refundId: String(refundId),
      stripeRefundId: `refused-${refundId}`,
      state: 'failed',
      cents: amountCents,
    })})`
  }
}

const isRefused = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeIdempotencyError

/** The refund as Stripe knows it; one whose key is too old to be sent again is looked for among the payment's. */
async function sentRefund(
  { stripe }: Books,
  { stripeRefundId, refundId, paymentIntent, requestedAt }: DueRefund,
) {
  if (stripeRefundId) return stripe.refunds.retrieve(stripeRefundId)
  if (requestedAt.getTime() > Date.now() - keyLife) return undefined
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent })) {
    if (refund.metadata?.refund_id === String(refundId)) return refund
  }
}

async function fetchMissedEvents({ sql, stripe }: Books) {
  const [row] = await sql<[{ since: Date }]>`select api.stripe_events_since() as since`
  const created = { gte: Math.floor(row.since.getTime() / 1000) }
  for await (const event of stripe.events.list({
    types: [...eventTypes],
    created,
    delivery_success: false,
    limit: 100,
  })) {
    await keepEvent(sql, event)
  }
}

/**
 * Takes the steps one after the other; one that fails holds none of the others up, and the first fault is raised when
 * all were tried. When Stripe can't be reached each would wait as long in vain: they keep until the next round.
 */
async function inTurn(steps: (() => Promise<unknown>)[], stop?: AbortSignal) {
  const faults: unknown[] = []
  for (const step of steps) {
    if (stop?.aborted) return
    await step().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeConnectionError) throw error
      faults.push(error)
    })
  }
  if (faults.length > 0) throw faults[0]
}
