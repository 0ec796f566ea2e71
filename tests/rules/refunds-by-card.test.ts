// Refunds of card payments: by us, in Stripe’s dashboard, by a bank, and never more than was paid.
import { describe, expect, test } from 'vitest'
import { call, withdrawAsShown as withdraw } from '../support/calls'
import { cardBooksOf } from '../support/card-books'
import { cardsOf } from '../support/cards'
import type { Mentee } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  connectAs,
  aMentee,
  aMentorship,
  theAdmin,
  partStatuses,
  ledgerOf,
  flagsOf,
  confirmPayment,
  mailsAbout,
  mailsTo,
} = world
const cards = cardsOf(world)
const { openCheckout, paySession, expireSession, sayRefund } = cards

const admin = await theAdmin()
const { aBuyer, paidTwice } = cardBooksOf(world, cards, admin)
const worker = connectAs('app_worker')

const due = async (paymentIntent: string) => [
  ...(await worker`select * from api.card_refunds_due() where payment_intent = ${paymentIntent}`),
]
const refunds = async (mentee: Mentee) => [
  ...(await owner`
  select ground, state, amount_cents as cents, rules.refund_stage(refunds) as stage from data.refunds where purchase_id = ${mentee.purchaseId} order by id`),
]
const settledBy = (purchaseId: number) =>
  cell<number>(owner`
    select settled_by from data.payment_flags where purchase_id = ${purchaseId}`)
const purchase = async ({ purchaseId }: Mentee) =>
  (
    await owner`
      select refunded_at is not null as refunded, disputed_at is not null as disputed from data.purchases where id = ${purchaseId}`
  )[0]!

describe('a refund by us', () => {
  test('R20 is sent by the worker under a fixed key, and is done when Stripe says so, once', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const refundId = await withdraw(mentee)
    const [sent] = await due(paymentIntent)
    expect(sent).toMatchObject({
      refundId,
      amountCents: 6200,
      stripeRefundId: null,
      idempotencyKey: `refund-${refundId}-${paymentIntent}`,
    })
    expect(await refunds(mentee)).toEqual([
      { ground: 'withdrawal', state: 'sent', cents: 6200, stage: 'on_the_way' },
    ])

    expect(await sayRefund(paymentIntent, 'waiting', { refundId, stripeRefundId: 're_1' })).toBe('waiting')
    expect(await due(paymentIntent)).toMatchObject([
      { stripeRefundId: 're_1', idempotencyKey: sent!.idempotencyKey },
    ])
    for (let told = 0; told < 3; told += 1) {
      expect(await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_1' })).toBe('done')
    }
    expect(await due(paymentIntent)).toEqual([])
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    expect(
      (await mailsAbout('purchaseId', mentee.purchaseId)).filter((kind) => kind.startsWith('refund_')),
    ).toEqual(['refund_requested', 'refund_sent'])
    expect(await sayRefund(paymentIntent, 'waiting', { refundId, stripeRefundId: 're_1' })).toBe('waiting')
    expect(await refunds(mentee)).toMatchObject([{ state: 'done' }])
  })

  test('R20 that fails must be sent by the team: flagged once, then settled with the bank’s reference', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const refundId = await withdraw(mentee)
    const settle = (externalRef: string) => call(admin, 'settle_refund', { refundId, externalRef })
    await refused(settle('TR-early'), 'already_answered')
    for (let told = 0; told < 2; told += 1)
      await sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: 're_2' })
    expect(await flagsOf(mentee)).toEqual(['refund_failed'])
    expect(await refunds(mentee)).toMatchObject([{ state: 'failed', stage: 'to_send' }])
    expect(await ledgerOf(mentee)).toEqual([6200])

    await settle('TR-2')
    expect(await settledBy(mentee.purchaseId)).toBe(admin.userId)
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    expect(await cell(owner`select by_bank from data.refunds where id = ${refundId}`)).toBe(true)
    expect(await mailsTo(mentee, 'refund_sent')).toMatchObject([{ by: 'bank' }])
    expect(await sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: 're_2' })).toBe('done')
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
  })

  test('that failed and was repeated in the dashboard is not sent a third time by the team', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const refundId = await withdraw(mentee)
    await sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: 're_4' })
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_5' })
    expect(await refunds(mentee)).toMatchObject([
      { ground: 'withdrawal', stage: 'void' },
      { ground: 'provider', stage: 'done' },
    ])
    await refused(call(admin, 'settle_refund', { refundId, externalRef: 'TR-4' }), 'already_refunded')
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
  })

  test('of a deposit never goes to Stripe, and no report of Stripe changes it', async () => {
    const mentee = await aMentee()
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ stage: 'to_send' }])
    expect(await due(`deposit:${mentee.purchaseId}`)).toEqual([])
    expect(await sayRefund(`deposit:${mentee.purchaseId}`, 'succeeded')).toBe('unknown')
    expect(await sayRefund('pi_of_nobody', 'succeeded')).toBe('unknown')
  })
})

describe('a surplus payment', () => {
  const giveBack = (paymentId: number, by = admin) => call<number>(by, 'refund_surplus', { paymentId })

  test('is refunded once by five concurrent calls', async () => {
    const { mentee, paymentId } = await paidTwice()
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => giveBack(paymentId)))
    expect(outcomes(results)).toEqual([...Array(4).fill('already_refunded'), 'done'])
    expect(await refunds(mentee)).toHaveLength(1)
  })

  test('not the payment of the purchase', async () => {
    const { mentee } = await paidTwice()
    const [counted] =
      await owner`select id from data.payments where purchase_id = ${mentee.purchaseId} and not surplus`
    await refused(giveBack(counted!.id as number), 'payment_not_found')
  })

  test('the payment and the surplus are refunded separately', async () => {
    const { mentee, surplus, paymentId } = await paidTwice()
    await sayRefund(surplus, 'succeeded', { refundId: await giveBack(paymentId) })
    const refundId = await withdraw(mentee)
    const [counted] =
      await owner`select external_ref from data.payments where purchase_id = ${mentee.purchaseId} and not surplus`
    await sayRefund(counted!.externalRef as string, 'succeeded', { refundId })
    expect(await ledgerOf(mentee)).toEqual([6200, 6200, -6200, -6200])
  })

  test('a card payment of a refunded order is surplus', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const session = await openCheckout(mentee, mentee.purchaseId)
    await expireSession(session)
    await confirmPayment(admin, mentee.purchaseId)
    await withdraw(mentee)
    await paySession(session)
    expect(await flagsOf(mentee)).toEqual(['paid_after_closing'])
  })
})

describe('a refund made in Stripe’s dashboard', () => {
  test('in full: the purchase is closed; reported twice it counts once', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    for (let told = 0; told < 2; told += 1)
      await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_6' })
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await purchase(mentee)).toMatchObject({ refunded: true })
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    await refused(withdraw(mentee), 'no_refund_ground')
  })

  test('in part: flagged and left open; closed when the rest is refunded too', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_7', cents: 2000 })
    expect(await flagsOf(mentee)).toEqual(['refunded_in_part'])
    expect(await partStatuses(mentee)).toEqual(['paid'])
    expect(await ledgerOf(mentee)).toEqual([6200, -2000])
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_8', cents: 4200 })
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await ledgerOf(mentee)).toEqual([6200, -2000, -4200])
  })

  test('while a mentorship runs: flagged, and the mentorship goes on', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await aMentorship({ mentee })
    await sayRefund(paymentIntent, 'succeeded')
    expect(await flagsOf(mentee)).toEqual(['refunded_while_running'])
    expect(await partStatuses(mentee)).toEqual(['running'])
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
  })

  test('that failed only changes the flag', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayRefund(paymentIntent, 'failed')
    expect(await flagsOf(mentee)).toEqual(['refund_failed'])
    expect(await partStatuses(mentee)).toEqual(['paid'])
    expect(await ledgerOf(mentee)).toEqual([6200])
  })
})
