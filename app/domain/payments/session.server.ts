import { Stripe } from 'stripe'
import * as acts from '~/db/generated/acts.server'
import type { Row } from '~/db/generated/rows'
import { toLanguage } from '~/i18n/locale'
import type { PaymentConnections } from './connections'

/**
 * One attempt to pay by card: its idempotency key, its parameters, and the id of Stripe's session once it is
 * known.
 */
export type Checkout = Row<'open_checkout'>

/**
 * Creates the Checkout Session of an attempt, or gets the same one again, and stores its id. Returns
 * undefined if Stripe does not know the attempt and it is too late to create it: the attempt is closed.
 */
export async function createSession(
  { sql, stripe }: PaymentConnections,
  { idempotencyKey, asked }: Checkout,
) {
  try {
    const session = await stripe.checkout.sessions.create(question(idempotencyKey, asked), { idempotencyKey })
    await acts.storeCheckoutSession(sql, { idempotencyKey, stripeSessionId: session.id })
    return session
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param !== 'expires_at')
      throw error
    await acts.loseCheckout(sql, { idempotencyKey })
    return undefined
  }
}

/** Built from stored values only: Stripe refuses the same key with other parameters. */
function question(idempotencyKey: string, asked: Checkout['asked']): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, reference, name, cents, currency, email, locale, expiresAt, guardian } = asked
  const purchase = `${process.env.PUBLIC_ORIGIN}/purchases/${purchaseId}`
  // The guardian has no account: that page knows who of the two comes back.
  const back = `${process.env.PUBLIC_ORIGIN}/guardian?order=${purchaseId}`
  return {
    mode: 'payment',
    locale: toLanguage(locale),
    customer_email: email,
    client_reference_id: String(purchaseId),
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: cents, product_data: { name, description: reference } },
      },
    ],
    // The mentee pays the amount and currency that were shown.
    adaptive_pricing: { enabled: false },
    metadata: { idempotency_key: idempotencyKey },
    payment_intent_data: { description: reference, metadata: { purchase_id: purchaseId, reference } },
    expires_at: expiresAt,
    success_url: guardian ? back : `${purchase}/return`,
    cancel_url: guardian ? `${back}&card=cancelled` : `${purchase}?card=cancelled`,
  }
}
