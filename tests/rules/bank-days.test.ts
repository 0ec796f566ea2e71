// The day of money that a treasurer typed gives way to the bank's, told later by a line of a statement: nothing moves but the day.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import { bookLines, listLines, uploadStatement } from '~/domain/statements/statements.server'
import { runEach } from '~/lists/bulk-act.server'
import { readListQuery } from '~/lists/list-query'
import { readBalances } from '~/parts/accounting/ledger-sums.server'
import { call } from '../support/calls'
import type { Mentee } from '../support/people'
import { cell } from '../support/rows'
import { aReference, camt, fileOf, transfersOf } from '../support/statements'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, theAdmin, dayIn } = await openWorld()
const admin = await theAdmin()
const { pays } = transfersOf(owner)
const today = await dayIn(0)

/** An order that is this many days old. */
async function anOrder(days = 200) {
  const mentee = await aMentee({ package: 'awaiting_payment' })
  await owner`
    update data.purchases set purchased_at = now() - make_interval(days => ${days}) where id = ${mentee.purchaseId}`
  return mentee
}
const confirm = ({ purchaseId }: Mentee, arrivedOn?: string) =>
  call(admin, 'mark_paid', { purchaseId, seenAtBank: true, arrivedOn })
const deposit = ({ purchaseId }: Mentee, externalRef: string, amountCents: number, arrivedOn: string) =>
  call(admin, 'book_deposit', { purchaseId, externalRef, amountCents, arrivedOn })
/** A file with this line; what it would do, and what it did. */
async function bring(line: string) {
  const { id } = await uploadStatement(admin.viewer, fileOf(camt([line])))
  const lines = await listLines(admin.viewer, id, 100)
  const { refused: rules } = await bookLines(admin.viewer, id, { lines }, runEach)
  return [lines[0]!.fate, lines[0]!.part, lines[0]!.confirmedOn, ...rules]
}
const ledger = ({ purchaseId }: Mentee) =>
  read(
    admin.viewer,
    (sql) =>
      sql<
        Row<'admin_ledger'>[]
      >`select * from api.admin_ledger where purchase_id = ${purchaseId} order by id`,
  )
const lines = async (mentee: Mentee) =>
  (await ledger(mentee)).map(({ kind, grossCents, paidOn, bookedOn }) => [kind, grossCents, paidOn, bookedOn])
/** All that has a day or a sum of an order's money, but for the ledger. */
async function books({ purchaseId }: Mentee) {
  const [row] = await owner`
    select u.paid_on::text as order, p.paid_on::text as payment, r.paid_on::text as receipt, r.refunded_cents as back,
      (select sum(w.cents)::integer from rules.undocumented(u.id) w) as undocumented,
      (select max(arrived_on)::text from data.transfers t where t.purchase_id = u.id) as transfer
    from data.purchases u join data.payments p on p.purchase_id = u.id and not p.surplus
    left join api.receipts r on r.purchase_id = u.id where u.id = ${purchaseId}`
  return row
}
const onDay = (day: string) => ({
  order: day,
  payment: day,
  receipt: day,
  back: 0,
  undocumented: 6200,
  transfer: day,
})
const balanceOf = async (days: { from: string; to: string }) =>
  (await readBalances(
    admin.viewer,
    readListQuery(ledgerList, `http://list${ledgerList.path}?${new URLSearchParams(days)}`),
  ))!.closing.balanceCents
const vatOf = async (mentee: Mentee) => (await ledger(mentee)).map(({ vatCents }) => vatCents)

describe('a payment confirmed by hand', () => {
  test.each([
    [-3, -9],
    [-9, -3],
    [-180, -120],
    [0, -190],
  ])('on day %i, with a line of day %i, lies on the bank’s day everywhere', async (typed, told) => {
    const mentee = await anOrder()
    const [was, day] = [await dayIn(typed), await dayIn(told)]
    await confirm(mentee, was)
    const line = await pays(mentee, { day })
    expect(await bring(line)).toEqual(['confirmed', 'sure', was])
    expect(await lines(mentee)).toEqual([
      ['payment', 6200, was, was],
      ['redated', -6200, was, was],
      ['redated', 6200, day, day],
    ])
    expect(await vatOf(mentee)).toEqual([1200, -1200, 1200])
    expect(await books(mentee)).toEqual(onDay(day))
    expect(await bring(line)).toEqual(['booked', 'booked', null])
    expect(await lines(mentee)).toHaveLength(3)
    // A confirmation that was wrong is still taken back whole, on the bank's day.
    await call(admin, 'take_back_confirmation', { purchaseId: mentee.purchaseId, reason: 'Άλλης.' })
    expect((await lines(mentee)).at(-1)).toEqual(['taken_back', -6200, day, day])
    expect(
      await cell(owner`select amount_cents from api.admin_payments where purchase_id = ${mentee.purchaseId}`),
    ).toBe(6200)
  })

  test('on the same day gets no line', async () => {
    const mentee = await anOrder()
    const day = await dayIn(-4)
    await confirm(mentee, day)
    expect(await bring(await pays(mentee, { day }))).toEqual(['confirmed', 'sure', null])
    expect(await lines(mentee)).toEqual([['payment', 6200, day, day]])
  })

  test('of which more came takes the day with what is too much', async () => {
    const mentee = await anOrder()
    const [was, day] = [await dayIn(-3), await dayIn(-9)]
    await confirm(mentee, was)
    expect(await bring(await pays(mentee, { day, amount: '63.00' }))).toEqual([
      'confirmed_other_amount',
      'likely',
      was,
    ])
    expect((await lines(mentee)).slice(1)).toEqual([
      ['redated', -6200, was, was],
      ['redated', 6200, day, day],
      ['surplus', 100, day, day],
    ])
  })

  test('keeps its tax document, and the fourteen days as they were told', async () => {
    const mentee = await anOrder(20)
    await confirm(mentee, await dayIn(-12))
    await owner`update data.purchases set paid_at = now() - interval '12 days' where id = ${mentee.purchaseId}`
    await call(admin, 'enter_document', {
      purchaseId: mentee.purchaseId,
      kind: 'retail',
      series: 'Α',
      number: 1,
      issuedOn: today,
      mark: '400001234567890',
      uid: null,
      qrUrl: null,
      amountCents: 6200,
    })
    const ends = () =>
      cell<Date>(
        owner`select rules.withdrawal_ends(u) from data.purchases u where u.id = ${mentee.purchaseId}`,
      )
    const before = await ends()
    const day = await dayIn(-2)
    await bring(await pays(mentee, { day }))
    expect(await books(mentee)).toEqual({ ...onDay(day), undocumented: null })
    expect((await ledger(mentee)).map(({ documents }) => documents.length)).toEqual([1, 0, 1])
    expect(await ends()).toEqual(before)
  })

  test('with a line of more than a month before its order, or a year ago, stays as it is', async () => {
    const mentee = await anOrder(10)
    await confirm(mentee)
    expect(await bring(await pays(mentee, { day: await dayIn(-45) }))).toEqual([
      'confirmed',
      'sure',
      today,
      '1:money_day_too_early',
    ])
    expect(await lines(mentee)).toEqual([['payment', 6200, today, today]])
  })

  test('told by two treasurers at once moves once', async () => {
    const mentee = await anOrder()
    await confirm(mentee)
    const line = await pays(mentee, { day: await dayIn(-9) })
    await together(
      owner,
      (sql) => sql`select from data.mentees where id = ${mentee.id} for update`,
      [1, 2, 3].map(() => () => bring(line)),
    )
    expect(await lines(mentee)).toHaveLength(3)
  })
})

describe('a transfer recorded by hand with the bank’s reference', () => {
  test('takes the day of its line, once; the order has the last day of its transfers', async () => {
    const mentee = await anOrder()
    const [first, second] = [aReference(), aReference()]
    const [was, other, day, late] = [await dayIn(-3), await dayIn(-2), await dayIn(-30), await dayIn(-60)]
    await deposit(mentee, first, 3000, was)
    await deposit(mentee, second, 3200, other)
    const line = { reference: second, amount: '32.00' }
    expect(await bring(await pays(mentee, { ...line, day }))).toEqual(['other_day', 'sure', other])
    expect((await lines(mentee)).slice(2)).toEqual([
      ['redated', -3200, other, other],
      ['redated', 3200, day, day],
    ])
    expect(await books(mentee)).toEqual({ ...onDay(was), transfer: was })
    // Another file has the day of its value.
    expect(await bring(await pays(mentee, { ...line, day: late }))).toEqual(['booked', 'booked', null])
  })

  test('of more than the price moves whole, and so does one for an order that was paid', async () => {
    const mentee = await anOrder()
    const [more, again] = [aReference(), aReference()]
    const [was, day] = [await dayIn(-3), await dayIn(-9)]
    await deposit(mentee, more, 7000, was)
    await deposit(mentee, again, 500, was)
    await bring(await pays(mentee, { reference: more, amount: '70.00', day }))
    await bring(await pays(mentee, { reference: again, amount: '5.00', day }))
    expect((await ledger(mentee)).reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(7500)
    expect(
      await owner`
        select paid_on::text, sum(amount_cents)::integer as cents from data.ledger_entries
        where purchase_id = ${mentee.purchaseId} group by paid_on order by paid_on`,
    ).toEqual([
      { paidOn: day, cents: 7500 },
      { paidOn: was, cents: 0 },
    ])
  })
})

// The last, as months stay closed.
test('a month that was handed over stays as it is: both lines lie in the next one, with their own days', async () => {
  const months = [-4, -3, -2].map((away) => monthOf(monthOf(today).from, away))
  const [two, one, open] = months as [(typeof months)[0], (typeof months)[0], (typeof months)[0]]
  const orders = [await anOrder(), await anOrder(), await anOrder(), await anOrder()]
  const [within, before, after, later] = orders as [Mentee, Mentee, Mentee, Mentee]
  await confirm(within, one.to)
  await confirm(before, open.to)
  await confirm(after, one.from)
  await call(admin, 'close_month', { month: one.from })
  await confirm(later, two.to)
  const handedOver = await balanceOf(one)
  const all = await cell<number>(owner`select sum(amount_cents)::integer from data.ledger_entries`)
  for (const [mentee, day] of [
    [within, two.to],
    [before, one.to],
    [after, open.to],
    [later, one.from],
  ] as const)
    await bring(await pays(mentee, { day }))
  const next = open.from
  expect((await lines(within)).slice(1)).toEqual([
    ['redated', -6200, one.to, next],
    ['redated', 6200, two.to, next],
  ])
  expect((await lines(before)).slice(1)).toEqual([
    ['redated', -6200, open.to, open.to],
    ['redated', 6200, one.to, next],
  ])
  expect((await lines(after)).slice(1)).toEqual([
    ['redated', -6200, one.from, next],
    ['redated', 6200, open.to, open.to],
  ])
  expect((await lines(later)).slice(1)).toEqual([
    ['redated', -6200, two.to, next],
    ['redated', 6200, one.from, next],
  ])
  expect(await balanceOf(one)).toBe(handedOver)
  expect(await cell(owner`select sum(amount_cents)::integer from data.ledger_entries`)).toBe(all)
  expect(await books(within)).toEqual(onDay(two.to))
})
