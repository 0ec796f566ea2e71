// A purchase paid by card, and what stands in the books about it.
import { call } from './calls'
import type { cardsOf } from './cards'
import type { Mentee, Woman } from './people'
import { cell, column } from './rows'
import type { World } from './world'

/** Buyers by card, refunds by an admin, and the refunds, ledger and flags of a purchase in short words. */
export function cardBooksOf(
  { owner, aMentee, ledgerOf }: World,
  { payByCard, openCheckout, paySession, expireSession, sayRefund }: ReturnType<typeof cardsOf>,
  admin: Woman,
) {
  async function aBuyer(kind: 'three_months' | 'two_in_one' = 'three_months') {
    const mentee = await aMentee({ package: 'awaiting_payment', kind })
    return { mentee, paymentIntent: await payByCard(mentee) }
  }

  /** Two payments arrive for one order: the second is a surplus. */
  async function paidTwice() {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const first = await openCheckout(mentee)
    await expireSession(first)
    await payByCard(mentee)
    const surplus = await paySession(first)
    const [payment] = await owner`select id from data.payments where external_ref = ${surplus}`
    return { mentee, surplus, paymentId: payment!.id as number }
  }

  const giveBack = ({ purchaseId }: Mentee) =>
    call<number>(admin, 'refund_purchase', { purchaseId, reason: 'από λάθος', override: true })
  /** A refund on its way to Stripe. */
  async function aRefund() {
    const buyer = await aBuyer()
    return { ...buyer, refundId: await giveBack(buyer.mentee) }
  }

  /** Stripe refuses a refund of ours: the team has to send it. */
  const refuse = (paymentIntent: string, refundId: number) =>
    sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: `refused-${refundId}` })
  const sent = (refundId: number) => call(admin, 'settle_refund', { refundId, externalRef: `EB-${refundId}` })
  const refunds = ({ purchaseId }: Mentee) =>
    column<string>(owner`
      select concat_ws(' ', ground, amount_cents, rules.refund_stage(refunds)) from data.refunds
      where purchase_id = ${purchaseId} order by id`)
  const ledger = async (mentee: Mentee) => (await ledgerOf(mentee)).reduce((sum, cents) => sum + cents, 0)
  const flags = ({ purchaseId }: Mentee) =>
    column<string>(owner`
      select problem || case when settled_at is not null then ' settled' else '' end from data.payment_flags
      where purchase_id = ${purchaseId} order by id`)
  const marked = ({ purchaseId }: Mentee) =>
    cell<boolean>(owner`select refunded_at is not null from data.purchases where id = ${purchaseId}`)

  return { aBuyer, paidTwice, giveBack, aRefund, refuse, sent, refunds, ledger, flags, marked }
}
