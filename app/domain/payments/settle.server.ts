import type { Stripe } from 'stripe'
import * as acts from '~/db/generated/acts.server'
import type { PaymentConnections } from './connections'

/** Reads a Checkout Session at Stripe, records its state, and returns state and URL. */
export async function lookAtSession({ sql, stripe }: PaymentConnections, sessionId: string) {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  })
  return { state: await settleSession({ sql, stripe }, session), url: session.url }
}

/** Reads everything about a payment at Stripe and records it: its session, refunds and disputes. */
export async function lookAtPayment({ sql, stripe }: PaymentConnections, paymentIntent: string) {
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  for (const { id } of sessions) await lookAtSession({ sql, stripe }, id)
  // Disputes first: a refund that failed is then never shown as money to send that the bank has taken.
  for await (const dispute of stripe.disputes.list({ payment_intent: paymentIntent }))
    await settleDispute({ sql }, dispute)
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent }))
    await settleRefund({ sql }, refund)
}

/** Records the state of a refund. */
export async function settleRefund({ sql }: Pick<PaymentConnections, 'sql'>, refund: Stripe.Refund) {
  await acts.settleCardRefund(sql, {
    said: {
      paymentIntent: idOf(refund.payment_intent),
      stripeRefundId: refund.id,
      refundId: refund.metadata?.refund_id ?? null,
      cents: refund.amount,
      at: refund.created,
      currency: refund.currency,
      state: refundState(refund.status),
    },
  })
}

async function settleSession({ sql }: PaymentConnections, session: Stripe.Checkout.Session) {
  return acts.settleCheckout(sql, {
    said: {
      sessionId: session.id,
      idempotencyKey: session.metadata?.idempotency_key ?? null,
      state: sessionState(session),
      kind: session.mode,
      purchaseId: session.client_reference_id,
      cents: session.amount_total,
      at: paidAt(session),
      currency: session.currency,
      paymentIntent: idOf(session.payment_intent),
      livemode: session.livemode,
    },
  })
}

async function settleDispute({ sql }: Pick<PaymentConnections, 'sql'>, dispute: Stripe.Dispute) {
  await acts.settleDispute(sql, {
    said: {
      paymentIntent: idOf(dispute.payment_intent),
      disputeId: dispute.id,
      cents: dispute.amount,
      at: dispute.created,
      currency: dispute.currency,
      state: disputeState(dispute.status),
    },
  })
}

/** A session that is complete but unpaid waits for the bank, or the bank refused it. */
function sessionState({ status, payment_status: payment, payment_intent: intent }: Stripe.Checkout.Session) {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  if (payment !== 'unpaid') return 'paid'
  const refused =
    typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
  return refused ? 'failed' : 'processing'
}

/** When the card was charged; the session itself may be an hour older. */
function paidAt({ payment_intent: intent }: Stripe.Checkout.Session) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  return typeof charge === 'object' ? (charge?.created ?? null) : null
}

function refundState(status: string | null) {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'waiting'
}

/** A closed inquiry took no money, like a dispute that was won. */
function disputeState(status: Stripe.Dispute.Status) {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

function idOf(thing: string | { id: string } | null) {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}
