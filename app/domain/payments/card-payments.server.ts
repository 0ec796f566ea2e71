import { Stripe } from 'stripe'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import { cardPayments, livemode } from '~/integrations/stripe.server'
import type { PaymentConnections, CheckoutState } from './connections'
import { createSession, type Checkout } from './session.server'
import { lookAtSession } from './settle.server'
import { deadline, withStripe } from './with-stripe.server'

/** Starts the card payment of the mentee's order. Raises the errors of api.open_checkout and openPage. */
export const payByCard = (viewer: Viewer, purchaseId: number) =>
  openPage(
    () => acts.openCheckout(viewer, { purchaseId, livemode: livemode() }),
    `/purchases/${purchaseId}/return`,
  )

/** The same for the guardian, by the link. Raises the errors of api.auth_open_checkout and openPage. */
export const payAsGuardian = (token: string, page: string) =>
  openPage(() => acts.authOpenCheckout({ token, livemode: livemode() }), page)

/** Returns the URL of Stripe's page, or of ours if the order is paid or in progress. Raises card_unavailable. */
async function openPage(open: () => Promise<Checkout>, ours: string) {
  if (cardPayments() === 'off') throw cardUnavailable()
  const until = deadline()
  // Two attempts: asking Stripe may show that the open checkout has expired; the second attempt then opens a
  // new one.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const checkout = await open()
    const { state, url } = await withStripe(
      (connections) => pageOf(connections, checkout),
      cardUnavailable,
      until,
    )
    if (state === 'open' && url) return hostedPage(url)
    if (state !== 'expired' && state !== 'failed') return ours
  }
  throw cardUnavailable()
}

type KnownCheckout = Pick<Row<'own_checkout'>, 'stripeSessionId' | 'status'>

/**
 * The stored status of the mentee's newest card payment for an order; null if there is none or it is paid.
 */
export async function findKnownCardPayment(viewer: Viewer, purchaseId: number) {
  const status = (await reads.ownCheckout(viewer, { purchaseId }))?.status
  return status && status !== 'paid' ? status : null
}

/** The same, but asks Stripe first. */
export const findCardPayment = async (viewer: Viewer, purchaseId: number) =>
  askForPayment(await reads.ownCheckout(viewer, { purchaseId }))

/** The status of a card payment, after asking Stripe; null without one. */
export async function askForPayment(known?: KnownCheckout): Promise<CheckoutState | null> {
  if (!known) return null
  const { stripeSessionId, status } = known
  if (!stripeSessionId || cardPayments() === 'off' || !['open', 'processing'].includes(status)) return status
  try {
    return (await withStripe((connections) => lookAtSession(connections, stripeSessionId), cardUnavailable))
      .state
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return status
  }
}

/**
 * Ends the card payment of an order, so that its deposit can be confirmed. If it turns out to be paid, the
 * payment is recorded.
 */
export async function endCardPayment(viewer: Viewer, purchaseId: number) {
  const id = await reads.checkoutToEnd(viewer, { purchaseId })
  if (id && cardPayments() !== 'off')
    await withStripe((connections) => endSession(connections, id), cardUnavailable)
}

/** The same for a mentee who cancels the order. */
export async function endOwnCardPayment(viewer: Viewer, purchaseId: number) {
  const known = await reads.ownCheckout(viewer, { purchaseId })
  const id = known && ['open', 'processing'].includes(known.status) ? known.stripeSessionId : null
  if (id && cardPayments() !== 'off')
    await withStripe((connections) => endSession(connections, id), cardUnavailable)
}

/** Expires a session at Stripe, if it is still open, and records its state. */
export async function endSession(connections: PaymentConnections, id: string) {
  try {
    await connections.stripe.checkout.sessions.expire(id)
  } catch (error) {
    // It is no longer open; reading it below shows how it ended.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  return (await lookAtSession(connections, id)).state
}

async function pageOf(
  connections: PaymentConnections,
  checkout: Checkout,
): Promise<{ state: CheckoutState; url: string | null }> {
  if (checkout.stripeSessionId) return lookAtSession(connections, checkout.stripeSessionId)
  const session = await createSession(connections, checkout)
  return session ? { state: 'open', url: session.url } : { state: 'expired', url: null }
}

const cardUnavailable = () => new Refusal('card_unavailable', 'method', 503)

/** Only redirect to Stripe's checkout host (or the stand-in), whatever the API returned. */
function hostedPage(url: string) {
  const { origin } = new URL(url)
  if (origin !== 'https://checkout.stripe.com' && origin !== process.env.STRIPE_STAND_IN_ORIGIN)
    throw cardUnavailable()
  return url
}
