import { Stripe } from 'stripe'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { endSession } from './card-payments.server'
import type { PaymentConnections } from './connections'
import { eventTypes, storeEvent, lookAfter } from './events.server'
import { createSession, type Checkout } from './session.server'
import { lookAtPayment, lookAtSession, settleRefund } from './settle.server'

/** Handles stored events, ends card pages of orders that cannot be paid any more, and sends refunds to Stripe. */
export function doWaitingPayments(connections: PaymentConnections, stop?: AbortSignal) {
  return inTurn(
    [
      () => lookAfterEvents(connections, stop),
      () => lookAtCheckouts(connections, stop, ({ toEnd, stripeSessionId }) => toEnd && !!stripeSessionId),
      () => sendRefunds(connections, stop),
    ],
    stop,
  )
}

/** Polls Stripe for what no event reported: checkouts without news, and missed events. */
export function reconcilePayments(connections: PaymentConnections, stop?: AbortSignal) {
  return inTurn(
    [
      () => lookAtCheckouts(connections, stop),
      () => fetchMissedEvents(connections),
      () => doWaitingPayments(connections, stop),
    ],
    stop,
  )
}

type DueCheckout = Row<'checkouts_due'> & Checkout
type DueRefund = Row<'card_refunds_due'>

// Stripe keeps an idempotency key for a day.
const keyLife = 23 * 60 * 60 * 1000

async function lookAfterEvents(connections: PaymentConnections, stop?: AbortSignal) {
  for (
    let events = await reads.stripeEventsDue(connections.sql);
    events.length > 0 && !stop?.aborted;
    events = await reads.stripeEventsDue(connections.sql)
  ) {
    await inTurn(
      events.map((event) => () => lookAfter(connections, event)),
      stop,
    )
  }
}

async function sendRefunds(connections: PaymentConnections, stop?: AbortSignal) {
  await inTurn(
    (await reads.cardRefundsDue(connections.sql)).map((refund) => () => sendRefund(connections, refund)),
    stop,
  )
}

async function lookAtCheckouts(
  connections: PaymentConnections,
  stop?: AbortSignal,
  now: (due: DueCheckout) => boolean = () => true,
) {
  const due = (await reads.checkoutsDue(connections.sql)).filter(now)
  await inTurn(
    due.map((checkout) => () => lookAtCheckout(connections, checkout)),
    stop,
  )
}

async function lookAtCheckout(connections: PaymentConnections, checkout: DueCheckout) {
  // A create with the same idempotency key returns the session whose answer was lost.
  const id = checkout.stripeSessionId ?? (await createSession(connections, checkout))?.id
  if (id) await (checkout.toEnd ? endSession(connections, id) : lookAtSession(connections, id))
}

/**
 * Sends a refund to Stripe. For one that was sent the whole payment is read, so that a refund that failed is not seen
 * without the dispute that took the money.
 */
async function sendRefund(connections: PaymentConnections, due: DueRefund) {
  const { refundId, paymentIntent, amountCents, idempotencyKey } = due
  if (await isSent(connections, due)) return lookAtPayment(connections, paymentIntent)
  try {
    const refund = await connections.stripe.refunds.create(
      { payment_intent: paymentIntent, amount: amountCents, metadata: { refund_id: refundId } },
      { idempotencyKey },
    )
    await settleRefund(connections, refund)
  } catch (error) {
    // Stripe refuses for good, so the team must send it. First read the payment: it may be refunded in
    // another way or disputed, which may be the reason.
    if (!isRefused(error)) throw error
    await lookAtPayment(connections, paymentIntent)
    await connections.sql`select api.settle_card_refund(${connections.sql.json({
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

/** True if Stripe has the refund. If its key is too old to send again, it is searched among the payment's refunds. */
async function isSent(
  { stripe }: PaymentConnections,
  { stripeRefundId, refundId, paymentIntent, requestedAt }: DueRefund,
) {
  if (stripeRefundId) return true
  if (requestedAt.getTime() > Date.now() - keyLife) return false
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent })) {
    if (refund.metadata?.refund_id === String(refundId)) return true
  }
  return false
}

async function fetchMissedEvents({ sql, stripe }: PaymentConnections) {
  const since = await reads.stripeEventsSince(sql)
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const event of stripe.events.list({
    types: [...eventTypes],
    created,
    delivery_success: false,
    limit: 100,
  })) {
    await storeEvent(sql, event)
  }
}

/**
 * Runs the steps in sequence; an error does not stop the others, and the first one is raised at the end. If
 * Stripe cannot be reached, it stops at once: the other steps wait for the next run.
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
