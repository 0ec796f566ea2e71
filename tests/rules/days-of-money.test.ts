// The day of money is a fact of its own: what the bank or Stripe says, beside the moment at which it was told. The books
// go by the first, what an order starts by the second.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { call } from '../support/calls'
import { cardsOf } from '../support/cards'
import { checkoutsOf } from '../support/checkouts'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, dayIn } = world
const { say } = cardsOf(world)
const { named, paid, settle } = checkoutsOf(world)
const admin = await theAdmin()

const anOrder = () => aMentee({ package: 'awaiting_payment' })
const today = await dayIn(0)
let transfers = 0
const book = ({ purchaseId }: Mentee, amountCents: number, arrivedOn?: string | null) =>
  call(admin, 'book_deposit', { purchaseId, externalRef: `DAY-${(transfers += 1)}`, amountCents, arrivedOn })
const confirm = ({ purchaseId }: Mentee, arrivedOn?: string | null) =>
  call(admin, 'mark_paid', { purchaseId, seenAtBank: true, arrivedOn })
const giveBack = ({ purchaseId }: Mentee, cents: number | null = null) =>
  call<number>(admin, 'refund_purchase', { purchaseId, cents, reason: 'από λάθος', override: cents === null })
const send = (refundId: number, sentOn?: string | null) =>
  call(admin, 'settle_refund', { refundId, externalRef: `BACK-${refundId}`, sentOn })
/** The days of the lines of a purchase, in the order in which they were told. */
const lines = async ({ purchaseId }: Mentee) =>
  (
    await read(
      admin.viewer,
      (sql) =>
        sql<
          Row<'admin_ledger'>[]
        >`select * from api.admin_ledger where purchase_id = ${purchaseId} order by id`,
    )
  ).map(({ grossCents, paidOn, bookedOn }) => [grossCents, paidOn, bookedOn])
const purchase = async ({ purchaseId }: Mentee) =>
  (
    await owner`select paid_on, paid_at::date = ${today}::date as told_today from data.purchases where id = ${purchaseId}`
  )[0]!
const ordered = (mentee: Mentee, days: number) =>
  owner`update data.purchases set purchased_at = purchased_at - make_interval(days => ${days}) where id = ${mentee.purchaseId}`

describe('a deposit', () => {
  test('lies in the books on the day of the bank, and was told today', async () => {
    const mentee = await anOrder()
    const day = await dayIn(-30)
    await book(mentee, 6200, day)
    expect(await lines(mentee)).toEqual([[6200, day, day]])
    expect(await purchase(mentee)).toEqual({ paidOn: day, toldToday: true })
    expect(
      await cell(owner`select arrived_on from data.transfers where purchase_id = ${mentee.purchaseId}`),
    ).toBe(day)
  })

  test('in parts has a line a day; the order was paid on the last of them, in whatever order they were told', async () => {
    const mentee = await anOrder()
    const [first, last] = [await dayIn(-9), await dayIn(-2)]
    await book(mentee, 3000, last)
    await book(mentee, 3200, first)
    expect(await lines(mentee)).toEqual([
      [3000, last, last],
      [3200, first, first],
    ])
    expect(await purchase(mentee)).toEqual({ paidOn: last, toldToday: true })
  })

  test('of more than the price, and one for an order that is paid, keep their day as what goes back', async () => {
    const mentee = await anOrder()
    const [one, two] = [await dayIn(-9), await dayIn(-2)]
    await book(mentee, 7000, one)
    await book(mentee, 500, two)
    expect(await lines(mentee)).toEqual([
      [6200, one, one],
      [800, one, one],
      [500, two, two],
    ])
  })

  test('confirmed by hand has the day that is told; without one today', async () => {
    const [told, untold] = [await anOrder(), await anOrder()]
    const day = await dayIn(-12)
    await confirm(told, day)
    await confirm(untold)
    expect(await lines(told)).toEqual([[6200, day, day]])
    expect(await lines(untold)).toEqual([[6200, today, today]])
  })

  test('may have come a month before its order, not earlier, and never tomorrow', async () => {
    for (const tell of [confirm, (mentee: Mentee, day: string) => book(mentee, 100, day)]) {
      const mentee = await anOrder()
      await refused(tell(mentee, await dayIn(1)), 'date_in_future')
      await refused(tell(mentee, await dayIn(-32)), 'money_day_too_early')
      await tell(mentee, await dayIn(-31))
    }
  })

  test('of an old order came at most a year ago', async () => {
    const mentee = await anOrder()
    await ordered(mentee, 800)
    await refused(book(mentee, 100, await dayIn(-367)), 'money_day_too_early')
    await book(mentee, 100, await dayIn(-365))
  })

  test('told late starts the fourteen days when it was told', async () => {
    const mentee = await anOrder()
    await confirm(mentee, await dayIn(-25))
    const left = await cell<number>(owner`
      select (rules.withdraw_until(u)::date - ${today}::date)::integer from data.purchases u where u.id = ${mentee.purchaseId}`)
    expect(left).toBeGreaterThanOrEqual(14)
    expect(
      await cell(
        owner`select rules.refund_ground(u) from data.purchases u where u.id = ${mentee.purchaseId}`,
      ),
    ).toBe('withdrawal')
  })
})

describe('money that goes back', () => {
  test('by bank left on the day that is told: not before it came, and not tomorrow', async () => {
    const mentee = await anOrder()
    const [came, left] = [await dayIn(-20), await dayIn(-5)]
    await confirm(mentee, came)
    const refundId = await giveBack(mentee)
    await refused(send(refundId, await dayIn(-21)), 'refund_before_payment')
    await refused(send(refundId, await dayIn(1)), 'date_in_future')
    await send(refundId, left)
    expect(await lines(mentee)).toEqual([
      [6200, came, came],
      [-6200, left, left],
    ])
    expect(await cell(owner`select sent_on from data.refunds where id = ${refundId}`)).toBe(left)
  })

  test('a surplus too', async () => {
    const mentee = await anOrder()
    await book(mentee, 6300, await dayIn(-20))
    const paymentId = await cell<number>(owner`
      select id from data.payments where purchase_id = ${mentee.purchaseId} and surplus`)
    const left = await dayIn(-3)
    await send(await call<number>(admin, 'refund_surplus', { paymentId }), left)
    expect((await lines(mentee)).at(-1)).toEqual([-100, left, left])
  })
})

describe('a card', () => {
  const seconds = (moment: string) =>
    cell<number>(
      owner`select extract(epoch from ${moment}::text::timestamp at time zone 'Europe/Athens')::integer`,
    )
  async function pay(mentee: Mentee, at: number | null) {
    const said = paid(await named(mentee), { at })
    await settle(said)
    return said.paymentIntent as string
  }

  test('is charged, given back and contested on the days in Athens that Stripe says', async () => {
    const mentee = await anOrder()
    const [came, back, contested] = [await dayIn(-9), await dayIn(-6), await dayIn(-2)]
    const paymentIntent = await pay(mentee, await seconds(`${came} 00:30`))
    expect(await purchase(mentee)).toEqual({ paidOn: came, toldToday: true })
    const given = { paymentIntent, currency: 'eur' }
    await say('settle_card_refund', {
      ...given,
      state: 'succeeded',
      stripeRefundId: `re_${paymentIntent}`,
      refundId: null,
      cents: 1000,
      at: await seconds(`${back} 23:30`),
    })
    await say('settle_dispute', {
      ...given,
      disputeId: `dp_${paymentIntent}`,
      state: 'lost',
      cents: 5200,
      at: await seconds(`${contested} 01:00`),
    })
    expect(await lines(mentee)).toEqual([
      [6200, came, came],
      [-1000, back, back],
      [-5200, contested, contested],
    ])
  })

  test('has no day to come, though the clock of Stripe is ahead; without a word of it today', async () => {
    for (const at of [await seconds(`${await dayIn(2)} 12:00`), null]) {
      const mentee = await anOrder()
      await pay(mentee, at)
      expect(await lines(mentee)).toEqual([[6200, today, today]])
    }
  })
})
