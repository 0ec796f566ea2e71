import type { Books } from './books'
import { ApiError, missing, notNow } from './errors'
import { openDispute } from './disputes'
import { tell } from './events'
import { newId, now, type Charge, type Payment, type Session } from './objects'
import { requireSession } from './sessions'

/** The test cards, and what happens to a payment with each. */
export const cards = ['pays', 'declines', 'later', 'disputed'] as const
export type Card = (typeof cards)[number]

/** What a session gets that differs from its parameters; only tests use it. */
type Twist = Partial<
  Pick<Session, 'client_reference_id' | 'currency' | 'livemode' | 'metadata' | 'mode'> & { amount: number }
>

/**
 * Pays an open session. Throws a card_error when the card is declined: the session stays open and the attempt is
 * recorded. Throws another error when the session is not open.
 */
export function pay(books: Books, id: string, card: Card, twist: Twist = {}): Session {
  if (card === 'declines') {
    books.change(() => decline(books, requireOpen(books, id)))
    throw new ApiError(402, declined)
  }
  return books.change(() => {
    const open = twisted(requireOpen(books, id), twist)
    const payment = intentOf(books, open, card === 'later' ? 'sepa_debit' : 'card')
    const session: Session = {
      ...open,
      payment_intent: payment.id,
      customer_details: { email: open.customer_email },
      status: 'complete',
      url: null,
      payment_status: card === 'later' ? 'unpaid' : 'paid',
    }
    books.put('sessions', session)
    if (card === 'later') putPayment(books, 'payment_intent.processing', { ...payment, status: 'processing' })
    else succeed(books, payment)
    tell(books, 'checkout.session.completed', session)
    if (card === 'disputed') openDispute(books, payment.id, { reason: 'fraudulent' })
    return session
  })
}

/** The money of a delayed payment arrives, or fails to. Takes the id of the session or of the payment. */
export function settle(books: Books, id: string, arrived: boolean): Session {
  return books.change(() => {
    const session = sessionOf(books, id)
    const payment = session.payment_intent && books.find('payments', session.payment_intent)
    if (!payment || payment.status !== 'processing') throw notNow('There is no delayed payment to settle.')
    const settled: Session = { ...session, payment_status: arrived ? 'paid' : 'unpaid' }
    books.put('sessions', settled)
    if (arrived) succeed(books, payment)
    else fail(books, payment, noFunds)
    tell(books, `checkout.session.async_payment_${arrived ? 'succeeded' : 'failed'}`, settled)
    return settled
  })
}

/** Returns a payment by its own id or its session's; throws Stripe's error when there is none. */
export function requirePayment(books: Books, id: string): Payment {
  const payment = books.find('payments', books.find('sessions', id)?.payment_intent ?? id)
  if (!payment) throw missing('payment_intent', id, 'intent', true)
  return payment
}

/** Returns the session of a payment, by either id. */
export function sessionOf(books: Books, id: string): Session {
  const found = books.all('sessions').find((session) => session.id === id || session.payment_intent === id)
  return found ?? requireSession(books, id)
}

function requireOpen(books: Books, id: string): Session {
  const session = requireSession(books, id)
  if (session.status !== 'open') throw notNow(`This Checkout Session has a status of \`${session.status}\`.`)
  return session
}

function twisted(session: Session, { amount, ...twist }: Twist): Session {
  const amounts = amount === undefined ? {} : { amount_total: amount, amount_subtotal: amount }
  return { ...session, ...twist, ...amounts }
}

type Failure = NonNullable<Payment['last_payment_error']> & { message: string }

const declined: Failure = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const noFunds: Failure = {
  type: 'card_error',
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed.',
}

function decline(books: Books, session: Session) {
  const payment = intentOf(books, session, 'card')
  books.put('sessions', { ...session, payment_intent: payment.id })
  fail(books, payment, declined)
}

function fail(books: Books, payment: Payment, failure: Failure) {
  const failed: Payment = { ...payment, status: 'requires_payment_method', last_payment_error: failure }
  putPayment(books, 'payment_intent.payment_failed', failed)
}

/** Returns the session's payment. As at Stripe, the first attempt creates it. */
function intentOf(books: Books, session: Session, method: 'card' | 'sepa_debit'): Payment {
  const { metadata, description } = books.find('orders', session.id)!.intent
  const payment = session.payment_intent && books.find('payments', session.payment_intent)
  return {
    id: newId('pi_3'),
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    created: now(),
    description,
    last_payment_error: null,
    latest_charge: null,
    metadata,
    status: 'requires_payment_method',
    ...payment,
    amount: session.amount_total!,
    currency: session.currency!,
    livemode: session.livemode,
    payment_method_types: [method],
  }
}

function succeed(books: Books, payment: Payment) {
  const { amount, currency, livemode, metadata } = payment
  const charge: Charge = {
    id: newId('ch_3'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: now(),
    currency,
    disputed: false,
    livemode,
    metadata,
    paid: true,
    payment_intent: payment.id,
    refunded: false,
    status: 'succeeded',
  }
  books.put('charges', charge)
  tell(books, 'charge.succeeded', charge)
  putPayment(books, 'payment_intent.succeeded', {
    ...payment,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
  })
}

type PaymentEvent = 'payment_intent.processing' | 'payment_intent.succeeded' | 'payment_intent.payment_failed'

function putPayment(books: Books, type: PaymentEvent, payment: Payment) {
  books.put('payments', payment)
  tell(books, type, payment)
}
