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

const refundsOf = async ({ purchaseId }: Mentee) =>
  (
    await owner`
  select amount_cents::integer as cents, state from data.refunds where purchase_id = ${purchaseId} order by id`
  ).map((row) => ({ ...row }))
/** Stripe’s id of the mentee’s payment. */
const paymentOf = ({ purchaseId }: Mentee) =>
  cell<string>(owner`select external_ref from data.payments where purchase_id = ${purchaseId}`)
const atStripe = async (mentee: Mentee) => {
  const payment = await paymentOf(mentee)
  const { refunds } = await standIn.books()
  return refunds
    .filter((refund) => refund.payment_intent === payment)
    .map(({ amount, status }) => `${amount} ${status}`)
}

describe('a refund', () => {
  const paidByCard = async () => {
    const mentee = await anOrder()
    await pay(mentee)
    await work()
    return mentee
  }

  test('is made once and in full, with five clicks, three workers and lost answers', async () => {
    const mentee = await paidByCard()
    await Promise.allSettled(Array.from({ length: 5 }, () => withdraw(mentee)))
    expect([await ledgerOf(mentee), await partStatuses(mentee)]).toEqual([[6200], ['completed']])
    await standIn.control('/troubles', { dropEvery: 2 })
    await Promise.allSettled([doWaitingPayments(), doWaitingPayments(), doWaitingPayments()])
    await standIn.control('/troubles', {})
    await work()
    expect([await atStripe(mentee), await ledgerOf(mentee)]).toEqual([['6200 succeeded'], [6200, -6200]])
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual([
      'paid',
      'refund_requested',
      'refund_sent',
    ])
  })

  test('may be pending at the bank, and may be returned by it', async () => {
    const [slow, fails] = [await paidByCard(), await paidByCard()]
    await standIn.control('/refunds', { outcome: 'pending' })
    for (const mentee of [slow, fails]) await withdraw(mentee)
    await work()
    await standIn.control('/refunds', { outcome: 'succeeded' })
    expect([await ledgerOf(slow), await refundsOf(slow)]).toEqual([[6200], [{ cents: 6200, state: 'sent' }]])
    const ids = Object.fromEntries(
      (await standIn.books()).refunds.map((refund) => [String(refund.payment_intent), refund.id]),
    )
    await standIn.control(`/refunds/${ids[await paymentOf(slow)]}/finish`, { outcome: 'succeeded' })
    await standIn.control(`/refunds/${ids[await paymentOf(fails)]}/finish`, { outcome: 'failed' })
    await work()
    expect([await ledgerOf(slow), await ledgerOf(fails)]).toEqual([[6200, -6200], [6200]])
    expect([await refundsOf(fails), await flagsOf(fails)]).toEqual([
      [{ cents: 6200, state: 'failed' }],
      ['refund_failed'],
    ])
  })

  test('that Stripe refuses becomes the team’s to send: the rest only, since earlier refunds at Stripe are read first', async () => {
    const mentee = await paidByCard()
    const payment = await paymentOf(mentee)
    await standIn.control('/webhooks', { on: false })
    await standIn.control(`/payments/${payment}/refund`, { amount: 100 })
    await withdraw(mentee)
    await doWaitingPayments()
    expect([await refundsOf(mentee), await flagsOf(mentee)]).toEqual([
      [
        { cents: 6100, state: 'failed' },
        { cents: 100, state: 'done' },
      ],
      ['refund_failed'],
    ])
    await standIn.control('/webhooks', { on: true })
    await reconcile()
    expect(await ledgerOf(mentee)).toEqual([6200, -100])
  })
})

test('a refund on its way is no difference in the books', async () => {
  await reconcile()
  const differing = await compareBooks()
  const [slow, unheard] = [await anOrder(), await anOrder()]
  await pay(slow)
  await work()
  await standIn.control('/refunds', { outcome: 'pending' })
  await withdraw(slow)
  await work()
  await standIn.control('/refunds', { outcome: 'succeeded' })
  await standIn.control('/webhooks', { on: false })
  await pay(unheard)
  expect(await compareBooks()).toBe(differing)
  await standIn.control('/webhooks', { on: true })
  expect([await ledgerOf(unheard), await flagsOf(unheard), await flagsOf(slow)]).toEqual([[6200], [], []])
  const { refunds } = await standIn.books()
  await standIn.control(`/refunds/${refunds.find(({ status }) => status === 'pending')!.id}/finish`, {
    outcome: 'succeeded',
  })
  await work()
})

test('the team sends a refund that the bank returned: every cent is in the ledger, and the mentee gets a mail', async () => {
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  const refundId = await withdraw(mentee)
  await work()
  const payment = await paymentOf(mentee)
  const { refunds } = await standIn.books()
  await standIn.control(
    `/refunds/${refunds.find((refund) => refund.payment_intent === payment)!.id}/finish`,
    { outcome: 'failed' },
  )
  await work()
  expect([await ledgerOf(mentee), await flagsOf(mentee)]).toEqual([[6200, -6200, 6200], ['refund_failed']])
  await call(await theAdmin(), 'settle_refund', { refundId, externalRef: 'EB-77' })
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200])
  expect(
    (await mailsAbout('purchaseId', mentee.purchaseId)).filter((kind) => kind === 'refund_sent'),
  ).toHaveLength(2)
})

/** A refund that Stripe is processing; the bank then takes the whole payment back, and the refund fails. No event arrives. */
async function failedBesideALostDispute() {
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  await standIn.control('/refunds', { outcome: 'pending' })
  const refundId = await withdraw(mentee)
  await work()
  // The event of the refund's beginning is done, too.
  await work()
  await standIn.control('/refunds', { outcome: 'succeeded' })
  await standIn.control('/webhooks', { on: false })
  const payment = await paymentOf(mentee)
  const { id } = (await standIn.control(`/payments/${payment}/dispute`, { amount: 6200 })) as { id: string }
  await standIn.control(`/disputes/${id}/close`, { status: 'lost' })
  const { refunds } = await standIn.books()
  const refund = refunds.find((each) => each.payment_intent === payment)!
  await standIn.control(`/refunds/${refund.id}/finish`, { outcome: 'failed' })
  return { mentee, refundId, payment }
}

test('a refund that failed is polled with the dispute that took its money: nobody is told to send it', async () => {
  const { mentee, refundId } = await failedBesideALostDispute()
  await doWaitingPayments()
  await standIn.control('/webhooks', { on: true })
  const [refund] =
    await owner`select rules.refund_stage(r) as stage from data.refunds r where r.id = ${refundId}`
  expect([refund!.stage, await ledgerOf(mentee)]).toEqual(['void', [6200, -6200]])
  expect([
    ...(await owner`
    select problem from data.payment_flags
    where purchase_id = ${mentee.purchaseId} and problem = 'refund_failed' and settled_at is null`),
  ]).toEqual([])
})

test('a lost dispute that no event told is found when the books are compared', async () => {
  const differing = await compareBooks()
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  await standIn.control('/webhooks', { on: false })
  const payment = await paymentOf(mentee)
  const { id } = (await standIn.control(`/payments/${payment}/dispute`, { amount: 6200 })) as { id: string }
  await standIn.control(`/disputes/${id}/close`, { status: 'lost' })
  expect(await compareBooks()).toBe(differing)
  await standIn.control('/webhooks', { on: true })
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
