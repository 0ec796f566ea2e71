import type { Books } from './books'
import { missing, notNow } from './errors'
import { tell } from './events'
import { newId, now, type Dispute } from './objects'

type Asked = { amount?: number; reason?: string }

/**
 * The customer's bank takes a payment back until the dispute is decided. `amount` in cents; without it, all that is
 * left.
 */
export function openDispute(books: Books, paymentId: string, { amount, reason = 'general' }: Asked): Dispute {
  return books.change(() => {
    const payment = books.find('payments', paymentId)
    const charge = payment?.latest_charge && books.find('charges', payment.latest_charge)
    if (!charge) throw notNow('There is no charge to dispute.')
    const dispute: Dispute = {
      id: newId('dp_1'),
      object: 'dispute',
      amount: amount ?? charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: charge.livemode,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason,
      status: 'needs_response',
    }
    books.put('disputes', dispute)
    books.put('charges', { ...charge, disputed: true })
    tell(books, 'charge.dispute.created', dispute)
    return dispute
  })
}

/** The bank decides: when we win, the money comes back to us; when we lose, the customer keeps it. */
export function closeDispute(books: Books, id: string, status: 'won' | 'lost'): Dispute {
  return books.change(() => {
    const dispute = books.find('disputes', id)
    if (!dispute) throw missing('dispute', id, 'dispute', true)
    if (dispute.status !== 'needs_response') throw notNow(`This dispute is ${dispute.status}.`)
    const closed: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' }
    books.put('disputes', closed)
    tell(books, 'charge.dispute.closed', closed)
    return closed
  })
}
