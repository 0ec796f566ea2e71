import type { Stripe } from 'stripe'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import type { PaymentConnections } from './connections'
import { lookAtPayment } from './settle.server'

type Sums = { paid: number; refunded: number; disputed: number }

const daysBack = 3

/**
 * Compares the card payments and disputes of the last days with Stripe's, to the cent. A difference may be an event that
 * has not arrived, so the payment is read again first; a remaining difference is flagged. Returns the number
 * of differences.
 */
export async function compareBooks(connections: PaymentConnections) {
  const { sql, stripe } = connections
  const since = new Date(Date.now() - daysBack * 24 * 60 * 60 * 1000)
  const [known, listed] = await Promise.all([ourSums(sql, since), theirSums(stripe, since)])
  const unsure = [...new Set([...known.keys(), ...listed.keys()])].filter(
    (payment) => !isSame(known.get(payment), listed.get(payment)),
  )
  for (const payment of unsure) await lookAtPayment(connections, payment)

  const ours = unsure.length > 0 ? await ourSums(sql, since) : known
  let differing = 0
  for (const payment of unsure) {
    const theirs = await sumsOf(stripe, await stripe.paymentIntents.retrieve(payment, withCharge))
    if (isSame(ours.get(payment), theirs)) continue
    differing += 1
    await acts.flagBooks(sql, { paymentIntent: payment, ours: ours.get(payment) ?? null, theirs })
  }
  return differing
}

async function ourSums(sql: PaymentConnections['sql'], since: Date) {
  const rows = await reads.cardBooks(sql, { since })
  return new Map<string, Sums>(
    rows.map(({ paymentIntent, paidCents: paid, refundedCents: refunded, disputedCents: disputed }) => [
      paymentIntent,
      { paid, refunded, disputed },
    ]),
  )
}

/** Only payments for our orders: other programs may use the same Stripe account. */
async function theirSums(stripe: Stripe, since: Date) {
  const sums = new Map<string, Sums>()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const payment of stripe.paymentIntents.list({
    created,
    limit: 100,
    expand: ['data.latest_charge'],
  })) {
    if (payment.status === 'succeeded' && payment.metadata.purchase_id)
      sums.set(payment.id, await sumsOf(stripe, payment))
  }
  return sums
}

const withCharge: Stripe.PaymentIntentRetrieveParams = { expand: ['latest_charge'] }

async function sumsOf(stripe: Stripe, { id, amount_received: paid, latest_charge }: Stripe.PaymentIntent) {
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  let disputed = 0
  if (charge?.disputed)
    for await (const { status, amount } of stripe.disputes.list({ payment_intent: id }))
      if (status === 'lost') disputed += amount
  return { paid, refunded: charge?.amount_refunded ?? 0, disputed }
}

const isSame = (one: Sums | undefined, other: Sums | undefined) =>
  one?.paid === other?.paid && one?.refunded === other?.refunded && one?.disputed === other?.disputed
