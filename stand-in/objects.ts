// The objects that the stand-in stores and returns: Stripe's own types with only the fields that somebody reads.
import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

type Ids<Fields extends string> = Record<Fields, string>

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & {
  payment_intent: string | null
  customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email'> | null
}

/** What the payment page shows and the payment will contain. Stripe stores this with the session too. */
export type Order = {
  /** The id of the session. */
  id: string
  items: { name: string; description: string; quantity: number; amount: number }[]
  intent: { metadata: Stripe.Metadata; description: string | null }
}

export type Payment = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'payment_method_types'
  | 'status'
> & {
  latest_charge: string | null
  last_payment_error: Pick<
    Stripe.PaymentIntent.LastPaymentError,
    'type' | 'code' | 'decline_code' | 'message'
  > | null
}

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> &
  Ids<'payment_intent'>

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'reason' | 'status'
> &
  Ids<'payment_intent' | 'charge'>

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> &
  Ids<'payment_intent' | 'charge'>

/** The object type of each kind of event. */
export type Subjects = {
  'checkout.session.completed': Session
  'checkout.session.expired': Session
  'checkout.session.async_payment_succeeded': Session
  'checkout.session.async_payment_failed': Session
  'payment_intent.processing': Payment
  'payment_intent.succeeded': Payment
  'payment_intent.payment_failed': Payment
  'charge.succeeded': Charge
  'charge.refunded': Charge
  'refund.created': Refund
  'refund.updated': Refund
  'refund.failed': Refund
  'charge.dispute.created': Dispute
  'charge.dispute.closed': Dispute
}

export type EventType = keyof Subjects & Stripe.Event['type']

export type Event = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: EventType; data: { object: Subjects[EventType] } }

/** Seconds since 1970, as in Stripe's API. */
export const now = () => Math.floor(Date.now() / 1000)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a random id in Stripe's format, such as pi_3Qx…; `length` counts the characters after the prefix. */
export function newId(prefix: string, length = 24) {
  return prefix + Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
