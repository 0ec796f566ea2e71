import { cell } from '../support/rows'
// Card refunds, through Stripe’s library and the stand-in.
import { describe, expect, test } from 'vitest'
import { call, withdrawAsShown as withdraw } from '../support/calls'
import { openCardWorld } from '../support/card-world'
import type { Mentee } from '../support/people'

const {
  owner,
  theAdmin,
  standIn,
  partStatuses,
  mailsAbout,
  mailsTo,
  anOrder,
  pay,
  work,
  reconcile,
  doWaitingPayments,
  compareBooks,
  ledgerOf,
  flagsOf,
  bothBooks,
} = await openCardWorld()

const refundsOf = ({ purchaseId }: Mentee) => owner`
  select amount_cents::integer as cents, state from data.refunds where purchase_id = ${purchaseId} order by id`
/** Stripe’s id of the mentee’s payment. */
const paymentOf = ({ purchaseId }: Mentee) =>
  cell<string>(owner`select external_ref from data.payments where purchase_id = ${purchaseId}`)
const refundsAtStripe = async (mentee: Mentee) => {
  const payment = await paymentOf(mentee)
  return (await standIn.books()).refunds.filter((refund) => refund.payment_intent === payment)
}
const hear = (on: boolean) => standIn.control('/webhooks', { on })

async function paidByCard() {
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  return mentee
}
/** A refund that waits for the bank; returns its id. */
async function slowRefund(mentee: Mentee) {
  await standIn.control('/refunds', { outcome: 'pending' })
  const refundId = await withdraw(mentee)
  await work()
  await standIn.control('/refunds', { outcome: 'succeeded' })
  return refundId
}
async function bankAnswers(mentee: Mentee, outcome: 'succeeded' | 'failed') {
  const [refund] = await refundsAtStripe(mentee)
  await standIn.control(`/refunds/${refund!.id}/finish`, { outcome })
}
/** The bank takes the whole payment back. */
async function loseDispute(mentee: Mentee) {
  const opened = await standIn.control(`/payments/${await paymentOf(mentee)}/dispute`, { amount: 6200 })
  await standIn.control(`/disputes/${(opened as { id: string }).id}/close`, { status: 'lost' })
}

describe('a refund', () => {
  test('is made once and in full, with five clicks, three workers and lost answers', async () => {
    const mentee = await paidByCard()
    await Promise.allSettled(Array.from({ length: 5 }, () => withdraw(mentee)))
    expect([await ledgerOf(mentee), await partStatuses(mentee)]).toEqual([[6200], ['completed']])
    await standIn.control('/troubles', { dropEvery: 2 })
    await Promise.allSettled([doWaitingPayments(), doWaitingPayments(), doWaitingPayments()])
    await standIn.control('/troubles', {})
    await work()
    expect(await refundsAtStripe(mentee)).toMatchObject([{ amount: 6200, status: 'succeeded' }])
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual([
      'paid',
      'refund_requested',
      'refund_sent',
    ])
  })

  test('may be pending at the bank, and may be returned by it', async () => {
    const [slow, fails] = [await paidByCard(), await paidByCard()]
    for (const mentee of [slow, fails]) await slowRefund(mentee)
    expect([await ledgerOf(slow), [...(await refundsOf(slow))]]).toEqual([
      [6200],
      [{ cents: 6200, state: 'sent' }],
    ])
    await bankAnswers(slow, 'succeeded')
    await bankAnswers(fails, 'failed')
    await work()
    expect([await ledgerOf(slow), await ledgerOf(fails)]).toEqual([[6200, -6200], [6200]])
    expect(await refundsOf(fails)).toEqual([{ cents: 6200, state: 'failed' }])
    expect(await flagsOf(fails)).toEqual(['refund_failed'])
  })

  test('that Stripe refuses becomes the team’s to send: the rest only, since earlier refunds at Stripe are read first', async () => {
    const mentee = await paidByCard()
    await hear(false)
    await standIn.control(`/payments/${await paymentOf(mentee)}/refund`, { amount: 100 })
    await withdraw(mentee)
    await doWaitingPayments()
    expect(await refundsOf(mentee)).toEqual([
      { cents: 6100, state: 'failed' },
      { cents: 100, state: 'done' },
    ])
    expect(await flagsOf(mentee)).toEqual(['refund_failed'])
    await hear(true)
    await reconcile()
    expect(await ledgerOf(mentee)).toEqual([6200, -100])
  })

  test('on its way is no difference in the books', async () => {
    await reconcile()
    const differing = await compareBooks()
    const [slow, unheard] = [await paidByCard(), await anOrder()]
    await slowRefund(slow)
    await hear(false)
    await pay(unheard)
    expect(await compareBooks()).toBe(differing)
    await hear(true)
    expect([await ledgerOf(unheard), await flagsOf(unheard), await flagsOf(slow)]).toEqual([[6200], [], []])
    await bankAnswers(slow, 'succeeded')
    await work()
  })

  test('that the bank returned is sent by the team: every cent is in the ledger, and the mentee gets a mail', async () => {
    const mentee = await paidByCard()
    const refundId = await withdraw(mentee)
    await work()
    await bankAnswers(mentee, 'failed')
    await work()
    expect([await ledgerOf(mentee), await flagsOf(mentee)]).toEqual([[6200, -6200, 6200], ['refund_failed']])
    await call(await theAdmin(), 'settle_refund', { refundId, externalRef: 'EB-77' })
    expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200])
    expect(await mailsTo(mentee, 'refund_sent')).toHaveLength(2)
  })

  test('that failed is polled with the dispute that took its money: nobody is told to send it', async () => {
    const mentee = await paidByCard()
    const refundId = await slowRefund(mentee)
    // The event of the refund's beginning is done, too.
    await work()
    await hear(false)
    await loseDispute(mentee)
    await bankAnswers(mentee, 'failed')
    await doWaitingPayments()
    await hear(true)
    expect(await cell(owner`select rules.refund_stage(r) from data.refunds r where r.id = ${refundId}`)).toBe(
      'void',
    )
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    expect(
      await owner`
      select from data.payment_flags
      where purchase_id = ${mentee.purchaseId} and problem = 'refund_failed' and settled_at is null`,
    ).toHaveLength(0)
  })
})

test('a lost dispute that no event told is found when the books are compared', async () => {
  const differing = await compareBooks()
  const mentee = await paidByCard()
  await hear(false)
  await loseDispute(mentee)
  expect(await compareBooks()).toBe(differing)
  await hear(true)
  expect([await ledgerOf(mentee), await flagsOf(mentee)]).toEqual([
    [6200, -6200],
    ['disputed', 'dispute_lost'],
  ])
})

test('the books are equal to the cent', async () => {
  await reconcile()
  const { ours, theirs } = await bothBooks()
  expect(ours).toBe(theirs)
})
