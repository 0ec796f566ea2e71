// An unpaid order is cancelled by the mentee, by an admin, or when it lapses.
import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import { checkoutsOf } from '../support/checkouts'
import type { Mentee } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  buy,
  cancel,
  confirmPayment,
  prove,
  purchaseRow,
  purchasesOf,
  partStatuses,
  ledgerOf,
  flagsOf,
  runJob,
  mailsAbout,
  mailsTo,
  anAward,
  dayIn,
} = world
const { anOrder, named, paid, settle, open } = checkoutsOf(world)

const admin = await theAdmin()
const orderedAgo = (purchaseId: number, days: number) => owner`
  update data.purchases set purchased_at = now() - make_interval(days => ${days}) where id = ${purchaseId}`
const closed = async (mentee: Mentee) => {
  const { cancelledAt, paidAt } = await purchaseRow(mentee.purchaseId)
  expect({ cancelled: cancelledAt instanceof Date, paidAt, parts: await partStatuses(mentee) }).toEqual({
    cancelled: true,
    paidAt: null,
    parts: ['completed'],
  })
}
const mailed = async (purchaseId: number) =>
  (await mailsAbout('purchaseId', purchaseId)).filter(
    (kind) => !['ordered_by_deposit', 'proof_received'].includes(kind),
  )
const cart = async (mentee: Mentee) => (await list<{ cartCount: number }>(mentee, 'viewer'))[0]!.cartCount

describe('an unpaid order is cancelled', () => {
  test('by the mentee: its parts close, the mentee gets a mail, it is in no list any more; cancelling twice changes nothing', async () => {
    const mentee = await anOrder()
    expect(await cart(mentee)).toBe(1)
    await cancel(mentee, mentee.purchaseId)
    await closed(mentee)
    const { cancelledAt } = await purchaseRow(mentee.purchaseId)
    await cancel(mentee, mentee.purchaseId)
    expect((await purchaseRow(mentee.purchaseId)).cancelledAt).toEqual(cancelledAt)
    expect(await cart(mentee)).toBe(0)
    expect(await mailsTo(mentee, 'order_cancelled')).toMatchObject([
      { cancelledBy: 'herself', purchaseId: mentee.purchaseId },
    ])
    expect(await mailed(mentee.purchaseId)).toEqual(['order_cancelled'])
  })

  test('by an admin; the mail says that the team did it', async () => {
    const mentee = await anOrder()
    await cancel(admin, mentee.purchaseId)
    await closed(mentee)
    const [line] = await owner`
      select actor, actor_user_id from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'cancelled'`
    expect(line).toEqual({ actor: 'admin', actorUserId: admin.userId })
    expect(await mailsTo(mentee, 'order_cancelled')).toMatchObject([{ cancelledBy: 'team' }])
  })

  test('and a new order has the current price', async () => {
    const mentee = await anOrder()
    const { packageId } = await purchaseRow(mentee.purchaseId)
    await owner`update data.packages set price_cents = 9900 where id = ${packageId}`
    try {
      expect(await buy(mentee, packageId)).toBe(mentee.purchaseId)
      await cancel(mentee, mentee.purchaseId)
      const again = await buy(mentee, packageId)
      expect(again).not.toBe(mentee.purchaseId)
      expect([
        (await purchaseRow(mentee.purchaseId)).priceCents,
        (await purchaseRow(again)).priceCents,
      ]).toEqual([6200, 9900])
    } finally {
      await owner`update data.packages set price_cents = 6200 where id = ${packageId}`
    }
  })

  test('not another user’s, not a paid one, not one with a scholarship', async () => {
    const [mentee, done] = [await anOrder(), await aMentee()]
    await refused(cancel(done, mentee.purchaseId), 'purchase_not_found')
    await refused(cancel(await aMentor(), mentee.purchaseId), 'role_not_held')
    await refused(cancel(admin, 2_000_000_000), 'purchase_not_found')
    for (const who of [done, admin]) await refused(cancel(who, done.purchaseId), 'already_paid')
    const purchaseId = await anAward(done, 'partial_50', 'six_months')
    for (const who of [done, admin]) await refused(cancel(who, purchaseId), 'order_awarded')
  })

  test('not while a card payment is open, but after it has ended', async () => {
    const mentee = await anOrder()
    const checkout = await named(mentee)
    for (const who of [mentee, admin]) await refused(cancel(who, mentee.purchaseId), 'card_payment_open')
    await settle({ ...paid(checkout), state: 'expired' })
    await cancel(mentee, mentee.purchaseId)
    await refused(open(mentee), 'purchase_closed')
  })

  test('a deposit that still arrives is recorded as late and to refund; a proof is no longer accepted', async () => {
    const mentee = await anOrder()
    await prove(mentee, mentee.purchaseId)
    await cancel(mentee, mentee.purchaseId)
    await refused(prove(mentee, mentee.purchaseId), 'purchase_closed')
    await refused(confirmPayment(admin, mentee.purchaseId), 'purchase_closed')
    await call(admin, 'book_deposit', {
      purchaseId: mentee.purchaseId,
      externalRef: 'EB-1',
      amountCents: 6200,
    })
    expect([await ledgerOf(mentee), await flagsOf(mentee)]).toEqual([[6200], ['paid_after_closing']])
    await closed(mentee)
  })
})

describe('concurrently', () => {
  const meet = (mentee: Mentee, acts: (() => Promise<unknown>)[]) =>
    together(owner, { purchases: mentee.purchaseId }, acts)

  test('cancelled and confirmed: only one of them succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mentee = await anOrder()
      const acts = [() => cancel(mentee, mentee.purchaseId), () => confirmPayment(admin, mentee.purchaseId)]
      const results = await meet(mentee, round % 2 ? acts : acts.reverse())
      const { paidAt, cancelledAt } = await purchaseRow(mentee.purchaseId)
      expect(Boolean(paidAt) !== Boolean(cancelledAt)).toBe(true)
      expect(outcomes(results)).toEqual(paidAt ? ['already_paid', 'done'] : ['done', 'purchase_closed'])
    }
  })

  test('cancelled and paid by card: the payment counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mentee = await anOrder()
      const said = paid(await named(mentee))
      const acts = [() => cancel(mentee, mentee.purchaseId), () => settle(said)]
      const results = await meet(mentee, round % 2 ? acts : acts.reverse())
      expect(await partStatuses(mentee)).toEqual(['paid'])
      expect(await ledgerOf(mentee)).toEqual([6200])
      expect([
        ['already_paid', 'done'],
        ['card_payment_open', 'done'],
      ]).toContainEqual(outcomes(results))
    }
  })

  test('cancelled, and a checkout opened or a proof sent: never both open and closed', async () => {
    for (const act of [
      (mentee: Mentee) => open(mentee),
      (mentee: Mentee) => prove(mentee, mentee.purchaseId),
    ]) {
      const mentee = await anOrder()
      const results = await meet(mentee, [() => cancel(mentee, mentee.purchaseId), () => act(mentee)])
      expect([
        ['done', 'purchase_closed'],
        ['card_payment_open', 'done'],
        ['done', 'done'],
      ]).toContainEqual(outcomes(results))
      const { cancelledAt } = await purchaseRow(mentee.purchaseId)
      const checkouts =
        await owner`select from data.checkouts where purchase_id = ${mentee.purchaseId} and status = 'open'`
      expect(cancelledAt === null || checkouts.length === 0).toBe(true)
    }
  })

  test('cancelled and ordered again: the mentee has at most one unpaid order', async () => {
    const mentee = await anOrder()
    const { packageId } = await purchaseRow(mentee.purchaseId)
    const results = await together(owner, { mentees: mentee.id }, [
      () => cancel(mentee, mentee.purchaseId),
      () => buy(mentee, packageId),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(
      (await purchasesOf(mentee)).filter(({ status }) => status === 'awaiting_payment').length,
    ).toBeLessThanOrEqual(1)
  })
})

describe('an order that nobody pays', () => {
  test.each([
    [0, []],
    [1, ['order_waiting']],
    [9, ['order_waiting']],
    [10, ['order_ending']],
    [14, ['order_ending']],
    [15, []],
  ])('after %i days: %o', async (days, kinds) => {
    const mentee = await anOrder()
    await orderedAgo(mentee.purchaseId, days)
    await runJob('remind_orders')
    await runJob('remind_orders')
    expect(await mailed(mentee.purchaseId)).toEqual(kinds)
  })

  test('gets two reminders, is kept to the end of its last day, and lapses in the following night', async () => {
    const mentee = await anOrder()
    for (let days = 1; days <= 14; days += 1) {
      await orderedAgo(mentee.purchaseId, days)
      await runJob('remind_orders')
      await runJob('lapse_orders')
    }
    expect(await purchasesOf(mentee)).toMatchObject([{ keptUntil: await dayIn(0) }])
    await orderedAgo(mentee.purchaseId, 15)
    expect([await runJob('lapse_orders'), await runJob('lapse_orders')]).toEqual([1, 0])
    await closed(mentee)
    expect(await mailed(mentee.purchaseId)).toEqual(['order_ending', 'order_lapsed', 'order_waiting'])
    expect(await purchasesOf(mentee)).toMatchObject([{ status: 'cancelled', keptUntil: null }])
  })

  test('does not lapse with a proof, with a card payment processing or flagged, or once it is paid', async () => {
    const [proved, paying, flagged] = [await anOrder(), await anOrder(), await anOrder()]
    const done = await aMentee()
    await prove(proved, proved.purchaseId)
    await settle({ ...paid(await named(paying)), state: 'processing' })
    await settle(paid(await named(flagged), { cents: 1 }))
    for (const id of [proved.purchaseId, paying.purchaseId, flagged.purchaseId, done.purchaseId])
      await orderedAgo(id, 60)
    expect(await runJob('lapse_orders')).toBe(0)
    for (const { purchaseId } of [proved, paying, flagged])
      expect((await purchaseRow(purchaseId)).cancelledAt).toBeNull()
    expect((await purchasesOf(proved))[0]!.keptUntil).toBeNull()
  })

  test('is over by date, even before the job: no card payment begins, and a new order is a new one', async () => {
    const mentee = await anOrder()
    await orderedAgo(mentee.purchaseId, 15)
    await refused(open(mentee), 'purchase_closed')
    const next = await buy(mentee, 1)
    expect(next).not.toBe(mentee.purchaseId)
    expect((await purchaseRow(mentee.purchaseId)).cancelledAt).toBeInstanceOf(Date)
    expect(await mailed(mentee.purchaseId)).toContain('order_lapsed')
    expect(await runJob('lapse_orders')).toBe(0)
  })

  test('lapses when an abandoned card payment has ended', async () => {
    const mentee = await anOrder()
    const checkout = await named(mentee)
    await orderedAgo(mentee.purchaseId, 20)
    expect(await runJob('lapse_orders')).toBe(0)
    await settle({ ...paid(checkout), state: 'expired' })
    expect(await runJob('lapse_orders')).toBe(1)
  })

  test('is left to the next run while it is locked', async () => {
    const mentee = await anOrder()
    await orderedAgo(mentee.purchaseId, 20)
    await owner.begin(async (busy) => {
      await busy`select from data.mentees where id = ${mentee.id} for no key update`
      expect(await runJob('lapse_orders')).toBe(0)
    })
    expect(await runJob('lapse_orders')).toBe(1)
  })

  test('lapses or is confirmed, if both happen concurrently', async () => {
    const mentee = await anOrder()
    await orderedAgo(mentee.purchaseId, 20)
    await Promise.allSettled([runJob('lapse_orders'), confirmPayment(admin, mentee.purchaseId)])
    await runJob('lapse_orders')
    const { paidAt, cancelledAt } = await purchaseRow(mentee.purchaseId)
    expect(Boolean(paidAt) !== Boolean(cancelledAt)).toBe(true)
  })

  test('the second reminder can be switched off', async () => {
    const mentee = await anOrder()
    await call(mentee, 'choose_notifications', { wanted: [], unwanted: ['package_reminders'] })
    await orderedAgo(mentee.purchaseId, 11)
    await runJob('remind_orders')
    expect(await mailed(mentee.purchaseId)).toEqual([])
  })
})
