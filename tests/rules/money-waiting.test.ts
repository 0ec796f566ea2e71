// Money that is here and buys nothing stands in one queue with its age; reminders name what is missing; the half price of
// a scholarship lapses as any order does, and frees its place of the year.
import { describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import { call } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, anAdmin, theAdmin, mailsTo, runJob, anAward, purchaseRow } = world
const admin = await theAdmin()

let transfers = 0
const book = (purchaseId: number, amountCents: number) =>
  call(admin, 'book_deposit', { purchaseId, externalRef: `MW-${(transfers += 1)}`, amountCents, sure: true })
const anOrder = () => aMentee({ package: 'awaiting_payment' })
/** As if everything of the order had happened so many days ago. */
async function daysAgo(purchaseId: number, days: number) {
  await owner`
    update data.purchases set purchased_at = purchased_at - make_interval(days => ${days}),
      paid_at = paid_at - make_interval(days => ${days}) where id = ${purchaseId}`
  await owner`update data.payments set paid_at = paid_at - make_interval(days => ${days}) where purchase_id = ${purchaseId}`
}
const held = async ({ purchaseId }: { purchaseId: number }, who: Woman = admin) => {
  const [row] = await read(
    who.viewer,
    (sql) => sql<{ heldFor: string | null; days: number | null; inHeld: boolean }[]>`
      select held_for, rules.local_date() - rules.local_date(held_since) as days, in_held
      from api.admin_purchases where id = ${purchaseId}`,
  )
  return row!
}
const waiting = () =>
  act(admin.viewer, (sql) =>
    cell<number>(sql`select waiting from api.waiting_for_team where queue = 'moneyWaiting'`),
  )
const nothing = { heldFor: null, days: null, inHeld: false }

describe('money that waits', () => {
  test('is a part, a surplus, and a minor’s payment without an answer, each with its age', async () => {
    const [part, surplus, minor, fine] = [await anOrder(), await anOrder(), await anOrder(), await anOrder()]
    const before = await waiting()
    await book(part.purchaseId, 3000)
    await book(surplus.purchaseId, 6300)
    await owner`update data.users set birthdate = rules.local_date() - interval '17 years' where id = ${minor.userId}`
    await book(minor.purchaseId, 6200)
    await book(fine.purchaseId, 6200)
    for (const [mentee, days] of [
      [part, 40],
      [surplus, 3],
      [minor, 60],
      [fine, 60],
    ] as const)
      await daysAgo(mentee.purchaseId, days)
    expect(await held(part)).toEqual({ heldFor: 'part', days: 40, inHeld: true })
    expect(await held(surplus)).toEqual({ heldFor: 'surplus', days: 3, inHeld: true })
    expect(await held(minor)).toEqual({ heldFor: 'guardian', days: 60, inHeld: true })
    expect(await held(fine)).toEqual(nothing)
    expect(await waiting()).toBe(before + 3)
    expect(await held(part, await anAdmin({ right: 'coordinator' }))).toEqual(nothing)

    await book(part.purchaseId, 3200)
    const surplusId = await cell<number>(owner`
      select id from data.payments where purchase_id = ${surplus.purchaseId} and surplus`)
    await call(admin, 'refund_surplus', { paymentId: surplusId })
    await call(admin, 'take_back_confirmation', { purchaseId: minor.purchaseId, reason: 'λάθος' })
    expect(await waiting()).toBe(before)
  })

  test('is an unpaid half price that cannot lapse, once its days are over', async () => {
    const mentee = await aMentee({ package: 'none' })
    const purchaseId = await anAward(mentee, 'partial_50')
    await world.prove(mentee, purchaseId)
    expect(await held({ purchaseId })).toEqual(nothing)
    const days = await cell<number>(owner`select order_days from data.constants`)
    await daysAgo(purchaseId, days + 3)
    await runJob('lapse_orders')
    // From the end of its last day.
    expect(await held({ purchaseId })).toEqual({ heldFor: 'half', days: 2, inHeld: true })
  })
})

describe('the half price of a scholarship', () => {
  test('is asked for twice, then lapses with a mail, and its place of the year is free', async () => {
    const mentee = await aMentee({ package: 'none' })
    const purchaseId = await anAward(mentee, 'partial_50')
    const reminders = async () => [
      (await mailsTo(mentee, 'order_waiting')).length,
      (await mailsTo(mentee, 'order_ending')).length,
    ]
    for (const [days, sent] of [
      [1, [1, 0]],
      [9, [1, 1]],
    ] as const) {
      await daysAgo(purchaseId, days)
      await runJob('remind_orders')
      expect(await reminders()).toEqual(sent)
    }
    await daysAgo(purchaseId, 30)
    await runJob('lapse_orders')
    expect((await purchaseRow(purchaseId)).cancelledAt).not.toBeNull()
    expect(await mailsTo(mentee, 'scholarship_lapsed')).toHaveLength(1)
    expect(await mailsTo(mentee, 'order_lapsed')).toHaveLength(0)
    // She can be given one again this year.
    await anAward(mentee, 'partial_50')
  })
})

test('the reminder of a part names what is missing, twice after what came last, and anew after more came', async () => {
  const mentee: Mentee = await anOrder()
  await book(mentee.purchaseId, 3000)
  const sent = () => mailsTo(mentee, 'rest_waiting')
  await runJob('remind_orders')
  expect(await sent()).toHaveLength(0)
  for (const [days, times] of [
    [1, 1],
    [9, 2],
    [30, 2],
  ] as const) {
    await daysAgo(mentee.purchaseId, days)
    await owner`update private.outbox set key = key || ':' || id where kind = 'rest_waiting'`
    await runJob('remind_orders')
    expect(await sent()).toHaveLength(times)
  }
  expect(await sent()).toMatchObject([{ cents: 6200, receivedCents: 3000 }, {}])
  await book(mentee.purchaseId, 1000)
  await daysAgo(mentee.purchaseId, 2)
  await owner`update private.outbox set key = key || ':' || id where kind = 'rest_waiting'`
  await runJob('remind_orders')
  expect((await sent()).at(-1)).toMatchObject({ receivedCents: 4000 })
  expect(await sent()).toHaveLength(3)
})
