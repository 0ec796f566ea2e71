// The team gives back a part of a payment, by card or by deposit, with a reason: as often as something is left.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { cardBooksOf } from '../support/card-books'
import { cardsOf } from '../support/cards'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, connectAs, aMentee, aMentorship, aRequest, theAdmin, increase, complete } = world
const { partStatuses, ledgerOf, requestRow } = world
const cards = cardsOf(world)
const { sayRefund, sayDispute } = cards
const admin = await theAdmin()
const { aBuyer, refunds, marked } = cardBooksOf(world, cards, admin)
const worker = connectAs('app_worker')
const reason = 'Δύο συναντήσεις έγιναν αργά.'

const giveBack = ({ purchaseId }: Mentee, cents: number | null, how: object = {}, by: Woman = admin) =>
  call<number>(by, 'refund_purchase', { purchaseId, cents, reason, ...how })
const withdraw = (mentee: Mentee, seenCents: number) =>
  call<number>(mentee, 'withdraw_purchase', { purchaseId: mentee.purchaseId, seenCents })
const mails = ({ userId }: Mentee) =>
  column<string>(owner`
    select concat_ws(' ', kind, content->>'ground', content->>'cents') from private.outbox
    where to_user_id = ${userId} and kind like 'refund%' order by id`)
const send = (refundId: number) => call(admin, 'settle_refund', { refundId, externalRef: `PART-${refundId}` })
const due = async () =>
  await worker<
    { refundId: number; amountCents: number; idempotencyKey: string }[]
  >`select * from api.card_refunds_due()`

describe('R20 a part of a payment', () => {
  test('goes back as often as something is left, with the reason, and closes nothing', async () => {
    const { id, mentee } = await aRequest()
    const first = await giveBack(mentee, 1000)
    await giveBack(mentee, 1200, { reason: ' Και άλλη μία. ' })
    expect(await refunds(mentee)).toEqual(['goodwill 1000 to_send', 'goodwill 1200 to_send'])
    expect(await partStatuses(mentee)).toEqual(['pending'])
    expect(await requestRow(id)).toMatchObject({ status: 'pending' })
    expect(await marked(mentee)).toBe(false)
    await send(first)
    expect(await ledgerOf(mentee)).toEqual([6200, -1000])
    expect(await mails(mentee)).toEqual([
      'refund_requested goodwill 1000',
      'refund_requested goodwill 1200',
      'refund_sent goodwill 1000',
    ])
    const history = await owner`select event, reason from data.history
      where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'given_back' order by id`
    expect(history.map((line) => line.reason)).toEqual([reason, 'Και άλλη μία.'])
  })

  test('the last part closes the purchase, by the rules of a whole refund', async () => {
    const mentee = await aMentee()
    await giveBack(mentee, 1000)
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
    await refused(giveBack(mentee, 5200), 'no_refund_ground', 'override')
    await giveBack(mentee, 5200, { override: true })
    expect(await refunds(mentee)).toEqual(['goodwill 1000 to_send', 'override 5200 to_send'])
    expect(await marked(mentee)).toBe(true)
    expect(await partStatuses(mentee)).toEqual(['completed'])
  })

  test('without an amount everything that is left goes back', async () => {
    const mentee = await aMentee()
    await giveBack(mentee, 1000)
    await giveBack(mentee, null)
    expect(await refunds(mentee)).toEqual(['goodwill 1000 to_send', 'withdrawal 5200 to_send'])
    await refused(giveBack(mentee, null), 'no_refund_ground')
    await refused(giveBack(mentee, 1), 'already_refunded')
  })

  test('while a mentorship runs, and after it; the whole only after it', async () => {
    const { id, mentee } = await aMentorship()
    await giveBack(mentee, 6199)
    await refused(giveBack(mentee, 1, { override: true }), 'mentee_in_mentorship')
    expect(await partStatuses(mentee)).toEqual(['running'])
    await complete(admin, id, { belowMinimum: true })
    await giveBack(mentee, 1, { override: true })
    expect(await marked(mentee)).toBe(true)
  })

  test('of the share that was kept in a withdrawal, and neither takes from the other', async () => {
    const { id, mentee } = await aMentorship()
    await increase(mentee, id)
    const [share] = await owner<
      { kept: number; back: number }[]
    >`select w.kept_cents as kept, w.refund_cents as back
      from data.purchases u, rules.withdrawal(u) w where u.id = ${mentee.purchaseId}`
    const { kept, back } = share!
    expect(kept).toBeGreaterThan(0)
    const withdrawn = await withdraw(mentee, back)
    await giveBack(mentee, 100)
    expect(await refunds(mentee)).toEqual([`withdrawal ${back} to_send`, 'goodwill 100 to_send'])
    await send(withdrawn)
    await refused(giveBack(mentee, kept - 99), 'more_than_left', 'amount')
    await giveBack(mentee, kept - 100)
    expect(await refunds(mentee)).toEqual([
      `withdrawal ${back} done`,
      'goodwill 100 to_send',
      `goodwill ${kept - 100} to_send`,
    ])
    await refused(giveBack(mentee, 1), 'already_refunded')
  })

  test('what was given back before is no part of a withdrawal', async () => {
    const mentee = await aMentee()
    await giveBack(mentee, 1200)
    await withdraw(mentee, 5000)
    expect(await refunds(mentee)).toEqual(['goodwill 1200 to_send', 'withdrawal 5000 to_send'])
  })

  test('answers the refund request that waits', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
    await call(mentee, 'ask_refund', { purchaseId: mentee.purchaseId, text: 'Ένα μέρος;' })
    await giveBack(mentee, 1000)
    const [request] =
      await owner`select granted, answered_by from data.refund_requests where purchase_id = ${mentee.purchaseId}`
    expect(request).toEqual({ granted: true, answeredBy: admin.userId })
  })
})

describe('R20 a part of a card payment', () => {
  test('each has a key of its own at Stripe, and is done when Stripe says so', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const [one, two] = [await giveBack(mentee, 1000), await giveBack(mentee, 1000)]
    const own = (await due()).filter(({ refundId }) => refundId === one || refundId === two)
    expect(own.map(({ amountCents }) => amountCents)).toEqual([1000, 1000])
    expect(new Set(own.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    await sayRefund(paymentIntent, 'succeeded', { refundId: two, cents: 1000 })
    expect(await refunds(mentee)).toEqual(['goodwill 1000 on_the_way', 'goodwill 1000 done'])
    await sayRefund(paymentIntent, 'failed', { refundId: one, cents: 1000 })
    expect(await refunds(mentee)).toEqual(['goodwill 1000 to_send', 'goodwill 1000 done'])
    await send(one)
    expect(await ledgerOf(mentee)).toEqual([6200, -1000, -1000])
    expect(await marked(mentee)).toBe(false)
  })

  test('and the rest in Stripe’s dashboard: nothing is left, so the purchase closes', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await giveBack(mentee, 1000)
    await sayRefund(paymentIntent, 'succeeded', { cents: 5200 })
    expect(await marked(mentee)).toBe(true)
    expect(await refunds(mentee)).toEqual(['goodwill 1000 on_the_way', 'provider 5200 done'])
  })

  test('is cut to what the dashboard left', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await giveBack(mentee, 1000)
    await sayRefund(paymentIntent, 'succeeded', { cents: 5900 })
    expect(await refunds(mentee)).toEqual(['goodwill 300 on_the_way', 'provider 5900 done'])
    expect(await marked(mentee)).toBe(true)
  })

  test('and a lost dispute over the rest: nothing is left, so the purchase closes', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await giveBack(mentee, 1000)
    await sayDispute(paymentIntent, 'lost', { cents: 5200 })
    expect(await marked(mentee)).toBe(true)
    expect(await refunds(mentee)).toEqual(['goodwill 1000 on_the_way'])
  })

  test('not while its payment is disputed', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayDispute(paymentIntent, 'open', { cents: 2000 })
    await refused(giveBack(mentee, 1000), 'payment_disputed')
  })
})

describe('R20 a part is refused', () => {
  test('more than is left, nothing, less than nothing, without a reason', async () => {
    const mentee = await aMentee()
    await refused(giveBack(mentee, 6201), 'more_than_left', 'amount')
    for (const cents of [0, -1]) await refused(giveBack(mentee, cents), 'amount_invalid', 'amount')
    for (const none of [null, '', '   '])
      await refused(giveBack(mentee, 1000, { reason: none }), 'reason_missing', 'reason')
  })

  test('of what nobody paid', async () => {
    await refused(giveBack(await aMentee({ package: 'awaiting_payment' }), 1000), 'no_refund_ground')
  })

  test('of two at once the second that would exceed what is left, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const mentee = await aMentee()
      const results = await together(owner, { purchases: mentee.purchaseId }, [
        () => giveBack(mentee, 4000),
        () => giveBack(mentee, 4000),
      ])
      expect(outcomes(results)).toEqual(['done', 'more_than_left'])
      expect(await refunds(mentee)).toEqual(['goodwill 4000 to_send'])
    }
  })

  test('the whole that an admin saw, when a part has gone meanwhile', async () => {
    const mentee = await aMentee()
    const results = await together(owner, { purchases: mentee.purchaseId }, [
      () => giveBack(mentee, 1000),
      () => giveBack(mentee, 6200),
    ])
    expect(outcomes(results)).toHaveLength(2)
    expect(['already_refunded,done', 'done,more_than_left']).toContain(outcomes(results).join())
  })
})
