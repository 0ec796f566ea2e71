import { Refusal } from '~/db/refusal.server'
import { cardPayments } from '~/integrations/stripe.server'
import type { PaymentConnections } from './connections'
import { lookAtPayment } from './settle.server'
import { withStripe } from './with-stripe.server'

/**
 * Reads the payment of a refund again at Stripe, before an admin is told to send the refund: news of a refund
 * or dispute there may not have arrived yet. Raises stripe_silent.
 */
export async function readAnew(refundId: number) {
  if (cardPayments() !== 'off')
    await withStripe((connections) => lookBeforeSending(connections, refundId), stripeSilent)
}

/** The same with given connections. */
export async function lookBeforeSending(connections: PaymentConnections, refundId: number) {
  const [row] = await connections.sql<[{ payment: string | null }]>`
    select api.payment_of_refund(refund_id => ${refundId}) as payment`
  if (row.payment) await lookAtPayment(connections, row.payment)
}

const stripeSilent = () => new Refusal('stripe_silent', undefined, 503)
