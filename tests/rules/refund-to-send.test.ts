// Before the team is told to send a refund, its payment is read from Stripe; and no page waits for an unresponsive Stripe.
import { afterEach, expect, test } from 'vitest'
import { readPurchaseToAct, settleRefund } from '~/domain/payments/admin-refunds.server'
import { withdrawAsShown } from '../support/calls'
import { openCardWorld } from '../support/card-world'
import { slowdown } from '../support/machine'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'

const { owner, theAdmin, standIn, anOrder, pay, work, goToPay, ledgerOf, findCardPayment } =
  await openCardWorld()
const admin = await theAdmin()

afterEach(async () => {
  await standIn.control('/troubles', {})
  await standIn.control('/webhooks', { on: true })
})

/** A refund that the bank returned, so that the team has to send it; from now on no event arrives. */
async function aReturnedRefund() {
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  const refundId = await withdrawAsShown(mentee)
  await work()
  const payment = await paymentOf(mentee)
  await returnRefund(payment)
  await standIn.control('/webhooks', { on: false })
  return { mentee, refundId, payment }
}

const paymentOf = ({ purchaseId }: Mentee) =>
  cell<string>(owner`select external_ref from data.payments where purchase_id = ${purchaseId}`)
/** The bank returns the refund of a payment; returns Stripe's id of the refund. */
async function returnRefund(payment: string) {
  const { refunds } = await standIn.books()
  const { id } = refunds.find((refund) => refund.payment_intent === payment)!
  await work()
  await standIn.control(`/refunds/${id}/finish`, { outcome: 'failed' })
  await work()
  return id
}
async function stage(refundId: number) {
  const [{ purchaseId }] = await owner<[{ purchaseId: number }]>`
    select purchase_id from data.refunds where id = ${refundId}`
  const record = await readPurchaseToAct(admin.viewer, purchaseId)
  return record?.unsure ? 'unsure' : record?.refunds.find(({ id }) => id === refundId)?.stage
}
const send = (refundId: number) => settleRefund(admin.viewer, refundId, { externalRef: `EB-${refundId}` })
const silent = () => standIn.control('/troubles', { next: { times: 100, answer: 'timeout' } })
async function withinFiveSeconds(act: () => Promise<void>) {
  const before = Date.now()
  await act()
  expect(Date.now() - before).toBeLessThan(5000 + 500 * slowdown())
}

test('the page says send when the money is back here', async () => {
  const { mentee, refundId } = await aReturnedRefund()
  expect(await stage(refundId)).toBe('to_send')
  await send(refundId)
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200])
})

test('a payment refunded in the dashboard just now is not to be sent, although no event arrived', async () => {
  const { mentee, refundId, payment } = await aReturnedRefund()
  await standIn.control(`/payments/${payment}/refund`)
  await refused(send(refundId), 'already_refunded')
  expect([await stage(refundId), await ledgerOf(mentee)]).toEqual(['void', [6200, -6200, 6200, -6200]])
})

test('a payment disputed just now is not to be sent, although no event arrived', async () => {
  const { refundId, payment } = await aReturnedRefund()
  await standIn.control(`/payments/${payment}/dispute`, { amount: 6200 })
  expect(await stage(refundId)).toBe('disputed')
  await refused(send(refundId), 'payment_disputed')
})

test('if Stripe does not respond, the team is not told to send, and waits five seconds at most', async () => {
  const { mentee, refundId } = await aReturnedRefund()
  await silent()
  await withinFiveSeconds(async () => expect(await stage(refundId)).toBe('unsure'))
  await expect(send(refundId)).rejects.toMatchObject({ rule: 'stripe_silent' })
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200])
}, 20_000)

test('a card order is answered within five seconds if Stripe does not respond, and continues afterwards', async () => {
  const mentee = await anOrder()
  await silent()
  const refusal = { rule: 'card_unavailable', field: 'method' }
  await withinFiveSeconds(() => expect(goToPay(mentee)).rejects.toMatchObject(refusal))
  await standIn.control('/troubles', {})
  await goToPay(mentee)
  await silent()
  await withinFiveSeconds(async () =>
    expect(await findCardPayment(mentee.viewer, mentee.purchaseId)).toBe('open'),
  )
}, 20_000)

test('a late event about a refund in the dashboard, which the team has sent itself meanwhile, makes no second refund', async () => {
  const mentee = await anOrder()
  await pay(mentee)
  await work()
  const paymentIntent = await paymentOf(mentee)
  await standIn.control(`/payments/${paymentIntent}/refund`)
  const id = await returnRefund(paymentIntent)
  const rows = () => owner<{ id: number; state: string }[]>`
    select id, state from data.refunds where purchase_id = ${mentee.purchaseId}`
  const [returned] = await rows()
  await send(returned!.id)
  const news = { paymentIntent, stripeRefundId: id, cents: 6200, currency: 'eur', state: 'failed' }
  await owner`select api.settle_card_refund(${owner.json(news)})`
  expect([...(await rows())]).toEqual([{ id: returned!.id, state: 'done' }])
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200])
})
