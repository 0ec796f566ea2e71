// Card payments without Stripe: what it would say, said by the login that may write it down.
import { randomBytes } from 'node:crypto'
import { checkoutsOf, type Said } from './checkouts'
import type { Mentee } from './people'
import type { World } from './world'

const named = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** What a mentee does at Stripe, and what Stripe says of it. */
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

  /** She goes to Stripe's page to pay an order, which is now open there. */
  const openCheckout = (mentee: Mentee, purchaseId = mentee.purchaseId) =>
    checkouts.named({ ...mentee, purchaseId })

  /** Stripe says that she paid there; returns the payment's name at Stripe. */
  async function paySession(session: Session) {
    const paymentIntent = named('pi')
    await checkouts.settle(checkouts.paid(session, { paymentIntent }))
    return paymentIntent
  }

  return {
    say,
    openCheckout,
    paySession,
    /** She pays an order by card; returns the payment's name at Stripe. */
    payByCard: async (mentee: Mentee, purchaseId = mentee.purchaseId) =>
      paySession(await openCheckout(mentee, purchaseId)),
    /** Her page at Stripe runs out unpaid. */
    expireSession: (session: Session) =>
      checkouts.settle(checkouts.paid(session, { state: 'expired', paymentIntent: null })),
    /** Stripe says how a refund stands; `refundId` names one of ours, none was made in Stripe's own pages. */
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
    /** Stripe says how a contested payment stands. */
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
