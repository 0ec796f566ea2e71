import type { z } from 'zod'
import type { Books } from './books'
import { missing, notNow } from './errors'
import { tell } from './events'
import { newId, now, type Charge, type Refund } from './objects'
import type { newRefund } from './parameters'

type Asked = Pick<z.output<typeof newRefund>, 'payment_intent' | 'amount'> &
  Partial<Pick<z.output<typeof newRefund>, 'reason' | 'metadata'>>

/**
 * Refunds an amount in cents; without one, all that is left. Control decides whether the refund succeeds at once,
 * later, or fails. Throws for a payment that has not arrived or is disputed, and for more than is left.
 */
export function createRefund(books: Books, { payment_intent, amount, reason, metadata = {} }: Asked): Refund {
  const payment = books.find('payments', payment_intent)
  if (!payment) throw missing('payment_intent', payment_intent, 'payment_intent')
  const charge = payment.latest_charge ? books.find('charges', payment.latest_charge) : undefined
  if (!charge) throw notNow(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`)
  const asked = requireLeft(books, charge, amount)
  const outcome = books.switches().refunds
  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount: asked,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata,
    payment_intent,
    reason: reason ?? null,
    status: outcome,
    ...(outcome === 'failed' && { failure_reason: 'unknown' }),
  }
  books.put('refunds', refund)
  tell(books, 'refund.created', refund)
  if (outcome === 'failed') tell(books, 'refund.failed', refund)
  else tell(books, 'charge.refunded', takeBack(books, charge, asked))
  return refund
}

/** A pending refund succeeds; or a refund fails, even after it had succeeded, and its money is available again. */
export function finishRefund(books: Books, id: string, outcome: 'succeeded' | 'failed'): Refund {
  return books.change(() => {
    const refund = requireRefund(books, id)
    if (refund.status !== 'pending' && !(refund.status === 'succeeded' && outcome === 'failed')) {
      throw notNow(`This refund is ${refund.status}.`)
    }
    const why = outcome === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}
    const finished: Refund = { ...refund, status: outcome, ...why }
    books.put('refunds', finished)
    if (outcome === 'failed') {
      takeBack(books, books.find('charges', refund.charge)!, -refund.amount)
      tell(books, 'refund.failed', finished)
    }
    tell(books, 'refund.updated', finished)
    return finished
  })
}

/** Throws Stripe's error when there is none. */
export function requireRefund(books: Books, id: string): Refund {
  const refund = books.find('refunds', id)
  if (!refund) throw missing('refund', id, 'refund', true)
  return refund
}

const alreadyRefunded = { code: 'charge_already_refunded' }
const disputed = { code: 'charge_disputed' }
const tooMuch = { param: 'amount' }

function requireLeft(books: Books, charge: Charge, amount: number | undefined) {
  const left = charge.amount - charge.amount_refunded
  if (left === 0) throw notNow(`Charge ${charge.id} has already been refunded.`, alreadyRefunded)
  const disputes = books.all('disputes').filter((dispute) => dispute.charge === charge.id)
  if (disputes.some((dispute) => !dispute.is_charge_refundable)) {
    throw notNow(`Charge ${charge.id} has been charged back; cannot issue a refund.`, disputed)
  }
  if (amount !== undefined && amount > left) {
    const [asked, rest] = [amount, left].map((cents) => `€${(cents / 100).toFixed(2)}`)
    throw notNow(`Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`, tooMuch)
  }
  return amount ?? left
}

function takeBack(books: Books, charge: Charge, amount: number): Charge {
  const amount_refunded = charge.amount_refunded + amount
  const after = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
  books.put('charges', after)
  return after
}
