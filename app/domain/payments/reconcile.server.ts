import { Stripe } from 'stripe'
import type { Books } from './books'
import { endSession } from './card-payments.server'
import { eventTypes, keepEvent, lookAfter, type DueEvent } from './events.server'
import { createSession, type Checkout } from './session.server'
import { lookAtSession, settleRefund } from './settle.server'

/** Work that waits for Stripe's answer; each step is tried for itself, and the first fault is raised when all were. */
export async function doWaitingPayments(books: Books, stop?: AbortSignal) {
  for (let events = await eventsDue(books); events.length > 0 && !stop?.aborted; events = await eventsDue(books)) {
    await each(events, (event) => lookAfter(books, event), stop)
  }
  await each(await refundsDue(books), (refund) => sendRefund(books, refund), stop)
}

/** What nobody told us: checkouts without news, and events that never came. */
export async function reconcilePayments(books: Books, stop?: AbortSignal) {
  await each(await checkoutsDue(books), (checkout) => lookAtCheckout(books, checkout), stop)
  await fetchMissedEvents(books)
  await doWaitingPayments(books, stop)
}

type DueCheckout = Checkout & { toEnd: boolean }
type DueRefund = {
  refundId: number
  paymentIntent: string
  amountCents: number
  idempotencyKey: string
  stripeRefundId: string | null
  requestedAt: Date
}

// Stripe remembers a key for a day.
const keyLife = 23 * 60 * 60 * 1000

const eventsDue = ({ sql }: Books) => sql<DueEvent[]>`select * from api.stripe_events_due()`
const refundsDue = ({ sql }: Books) => sql<DueRefund[]>`select * from api.card_refunds_due()`
const checkoutsDue = ({ sql }: Books) => sql<DueCheckout[]>`select * from api.checkouts_due()`

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
    // Stripe will not do it, however often it is asked: the team has to.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    await books.sql`select api.settle_card_refund(${books.sql.json({
      paymentIntent, refundId: String(refundId), stripeRefundId: `refused-${refundId}`, state: 'failed', cents: amountCents,
    })})`
  }
}

/** The refund as Stripe knows it; one whose key is too old to be sent again is looked for among the payment's. */
async function sentRefund({ stripe }: Books, { stripeRefundId, refundId, paymentIntent, requestedAt }: DueRefund) {
  if (stripeRefundId) return stripe.refunds.retrieve(stripeRefundId)
  if (requestedAt.getTime() > Date.now() - keyLife) return undefined
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent })) {
    if (refund.metadata?.refund_id === String(refundId)) return refund
  }
}

async function fetchMissedEvents({ sql, stripe }: Books) {
  const [row] = await sql<[{ since: Date }]>`select api.stripe_events_since() as since`
  const created = { gte: Math.floor(row.since.getTime() / 1000) }
  for await (const event of stripe.events.list({ types: [...eventTypes], created, delivery_success: false, limit: 100 })) {
    await keepEvent(sql, event)
  }
}

/**
 * Does them one after the other; one that fails holds none of the others up, unless Stripe can't be reached: then each
 * would wait as long in vain, and they keep until the next round.
 */
async function each<T>(things: Iterable<T>, work: (thing: T) => Promise<unknown>, stop?: AbortSignal) {
  const faults: unknown[] = []
  for (const thing of things) {
    if (stop?.aborted) return
    await work(thing).catch((error: unknown) => faults.push(error))
    if (faults.at(-1) instanceof Stripe.errors.StripeConnectionError) break
  }
  if (faults.length > 0) throw faults[0]
}
