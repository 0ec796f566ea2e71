import { Refusal } from '~/db/refusal.server'
import { cardPayments } from '~/integrations/stripe.server'
import type { PaymentConnections } from './connections'
import { lookAtPayment } from './settle.server'
import { withStripe } from './with-stripe.server'

/**
 * Reads what became of the payment that a refund gives back, before anybody is told to send it: the news that somebody
 * refunded it at Stripe, or that it is contested, may still be on its way. Raises stripe_silent.
 */
export async function readAnew(refundId: number) {
  if (cardPayments() !== 'off')
    await withStripe((connections) => lookBeforeSending(connections, refundId), stripeSilent)
}

/** The same with these connections. */
export async function lookBeforeSending(connections: PaymentConnections, refundId: number) {
  const [row] = await connections.sql<[{ payment: string | null }]>`
    select api.payment_of_refund(refund_id => ${refundId}) as payment`
  if (row.payment) await lookAtPayment(connections, row.payment)
}

const stripeSilent = () => new Refusal('stripe_silent', undefined, 503)
