import { asProvider } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import { cardPayments } from '~/integrations/stripe.server'
import { lookAtPayment } from './settle.server'
import { withStripe } from './with-stripe.server'

/**
 * Reads what became of the payment that a refund gives back, before anybody is told to send it: the news that somebody
 * refunded it at Stripe, or that it is contested, may still be on its way. Raises stripe_silent.
 */
export async function readAnew(refundId: number) {
  if (cardPayments() === 'off') return
  const payment = await asProvider(async (sql) => {
    const [row] = await sql<[{ payment: string | null }]>`select api.payment_of_refund(refund_id => ${refundId}) as payment`
    return row.payment
  })
  if (payment) await withStripe((books) => lookAtPayment(books, payment), stripeSilent)
}

const stripeSilent = () => new Refusal('stripe_silent', undefined, 503)
