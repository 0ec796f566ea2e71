// Card payments without Stripe: the tests write what Stripe would say, with the login that may do so.
import { randomBytes } from 'node:crypto'
import { checkoutsOf, type Said } from './checkouts'
import type { Mentee } from './people'
import type { World } from './world'

const named = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** What a mentee does at Stripe, and what Stripe reports. */
export function cardsOf(world: World) {
  const checkouts = checkoutsOf(world)
  const { provider } = checkouts
  type Session = Awaited<ReturnType<typeof checkouts.named>>

  async function say(name: 'settle_checkout' | 'settle_card_refund' | 'settle_dispute', said: Said) {
    const [row] = await provider<
      { answer: string }[]
    >`select ${provider(`api.${name}`)}(${provider.json(said)}) as answer`
    return row!.answer
  }

  /** The mentee opens Stripe's page to pay an order; the session is open. */
  const openCheckout = (mentee: Mentee, purchaseId = mentee.purchaseId) =>
    checkouts.named({ ...mentee, purchaseId })

  /** Stripe reports the payment; returns Stripe's id of the payment. */
  async function paySession(session: Session) {
    const paymentIntent = named('pi')
    await checkouts.settle(checkouts.paid(session, { paymentIntent }))
    return paymentIntent
  }

  return {
    say,
    openCheckout,
    paySession,
    /** The mentee pays an order by card; returns Stripe's id of the payment. */
    payByCard: async (mentee: Mentee, purchaseId = mentee.purchaseId) =>
      paySession(await openCheckout(mentee, purchaseId)),
    /** The session at Stripe expires unpaid. */
    expireSession: (session: Session) =>
      checkouts.settle(checkouts.paid(session, { state: 'expired', paymentIntent: null })),
    /** Stripe reports the state of a refund; `refundId` is our refund, or none for one made in Stripe's dashboard. */
    sayRefund: (
      paymentIntent: string,
      state: 'succeeded' | 'failed' | 'waiting',
      refund: { refundId?: number; stripeRefundId?: string; cents?: number } = {},
    ) =>
      say('settle_card_refund', {
        paymentIntent,
        state,
        refundId: refund.refundId ? String(refund.refundId) : null,
        stripeRefundId: refund.stripeRefundId ?? named('re'),
        cents: refund.cents ?? 6200,
        currency: 'eur',
      }),
    /** Stripe reports the state of a dispute. */
    sayDispute: (paymentIntent: string, state: 'open' | 'won' | 'lost', { cents = 6200 } = {}) =>
      say('settle_dispute', {
        paymentIntent,
        disputeId: `dp_${paymentIntent}`,
        state,
        cents,
        currency: 'eur',
      }),
  }
}
