// A month that was handed over to the accountant is closed: what is told later about it goes into the next, with its own day
// beside it. Over many months of random money and closings no line is lost or booked twice, and what was handed over stays.
import { describe, expect, test } from 'vitest'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import type { List } from '~/domain/lists/list'
import { exportList } from '~/lists/export-list.server'
import { readListQuery } from '~/lists/list-query'
import { ledgerSums, readBalances } from '~/parts/accounting/ledger-sums.server'
import { chanceOf } from '../hard/chance'
import { call } from '../support/calls'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, anAdmin, theAdmin, dayIn } = world
const admin = await theAdmin()
const thisMonth = monthOf(await dayIn(0)).from
const monthBefore = (months: number) => monthOf(thisMonth, -months)

const close = (month: string, by = admin) => call(by, 'close_month', { month })
let transfers = 0
const book = ({ purchaseId }: Mentee, amountCents: number, arrivedOn: string) =>
  call(admin, 'book_deposit', { purchaseId, externalRef: `CM-${(transfers += 1)}`, amountCents, arrivedOn })
async function anOrder() {
  const mentee = await aMentee({ package: 'awaiting_payment' })
  await owner`update data.purchases set purchased_at = now() - interval '11 months' where id = ${mentee.purchaseId}`
  return mentee
}
const query = (days: { from: string; to: string }) =>
  readListQuery(ledgerList, `http://list${ledgerList.path}?${new URLSearchParams(days)}`)
/** The file of a month: its lines, and the sums below them. */
async function file(days: { from: string; to: string }) {
  const list = ledgerList as unknown as List
  const text = await new Response(
    await exportList(admin.viewer as never, list, query(days), 'csv', 'en', ledgerSums),
  ).text()
  const [lines, sums] = text.split('\r\n\r\n').map((part) => part.trimEnd().split('\r\n').slice(1))
  return { lines: lines!.map((line) => line.split(';')), sums: sums!.map((line) => line.split(';')) }
}
const lastClosed = () => cell<string | null>(owner`select max(month)::text from data.closed_months`)

describe('closing a month', () => {
  test('is for treasurers, once it is over, and for good', async () => {
    const { from } = monthBefore(11)
    await refused(close(from, await anAdmin({ right: 'coordinator' })), 'right_not_held')
    await refused(close(thisMonth), 'month_not_over')
    await close(from, await anAdmin({ right: 'treasurer' }))
    await close(from)
    await refused(close(monthBefore(12).from), 'month_closed')
    expect(await cell(owner`select count(*)::integer from data.history where event = 'month_closed'`)).toBe(1)
    for (const act of ['delete from data.closed_months', 'update data.closed_months set closed_at = now()'])
      await expect(owner.unsafe(act)).rejects.toMatchObject({ constraint_name: 'insert_only' })
  })

  test('what is told later stands in the next month, with its own day; the file says so', async () => {
    const month = monthBefore(10)
    await close(month.from)
    const before = await readBalances(admin.viewer, query(month))
    const mentee = await anOrder()
    await book(mentee, 6200, month.to)
    const next = monthOf(month.from, 1)
    expect(
      await owner`select paid_on, booked_on from data.ledger_entries where purchase_id = ${mentee.purchaseId}`,
    ).toEqual([{ paidOn: month.to, bookedOn: next.from }])
    expect(await readBalances(admin.viewer, query(month))).toEqual(before)
    const { lines, sums } = await file(next)
    expect(lines.map((line) => line.slice(0, 2))).toContainEqual([next.from, month.to])
    expect(sums.find(([name]) => name!.includes('handed over before'))!.slice(3, 5)).toEqual(['1', '62.00'])
  })

  test('and money that is told at the same time: one sees the other, or comes before it', async () => {
    for (let time = 9; time > 5; time -= 1) {
      const month = monthBefore(time)
      const mentees = [await anOrder(), await anOrder(), await anOrder()]
      const outcomes = await together(owner, (sql) => sql`select rules.lock_months(closing => true)`, [
        ...mentees.map((mentee) => () => book(mentee, 6200, month.to)),
        () => close(month.from),
      ])
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
      const days = await column<string>(owner`
        select booked_on::text from data.ledger_entries where purchase_id = any (${mentees.map((each) => each.purchaseId)})`)
      expect(days).toHaveLength(3)
      expect([month.to, monthOf(month.from, 1).from]).toEqual(expect.arrayContaining(days))
      const after = await file(month)
      await book(await anOrder(), 6200, month.to)
      expect(await file(month)).toEqual(after)
    }
  })
})

test('whatever is told and closed: opening and lines are the closing balance, and nothing handed over changes', async () => {
  const chance = chanceOf(11)
  const handedOver = new Map<string, unknown>()
  for (let step = 0; step < 60; step += 1) {
    const mentee = await anOrder()
    const day = await dayIn(-chance.below(300))
    await book(mentee, chance.oneOf([6200, 3000, 7000]), day)
    if (chance.below(3) === 0) await book(mentee, 1000, await dayIn(-chance.below(300)))
    if (chance.below(8) === 0) {
      const last = await lastClosed()
      const next = monthOf(last ?? monthBefore(13).from, 1)
      if (next.to < (await dayIn(0)) && next.from > (last ?? '')) {
        await close(next.from)
        handedOver.set(next.from, await file(next))
      }
    }
  }
  let running = 0
  let lines = 0
  for (let time = 14; time >= 0; time -= 1) {
    const days = monthBefore(time)
    const { opening, closing } = (await readBalances(admin.viewer, query(days)))!
    const found = await file(days)
    const gross = found.lines.reduce((sum, line) => sum + Math.round(Number(line[7]) * 100), 0)
    expect(opening.balanceCents, days.from).toBe(running)
    running += gross
    lines += found.lines.length
    expect(closing.balanceCents, days.to).toBe(running)
  }
  expect(running).toBe(await cell(owner`select sum(amount_cents)::integer from data.ledger_entries`))
  expect(lines).toBe(
    await cell(owner`select count(*)::integer from data.ledger_entries where amount_cents <> 0`),
  )
  expect(handedOver.size).toBeGreaterThan(0)
  for (const [from, was] of handedOver) expect(await file(monthOf(from)), from).toEqual(was)
}, 120_000)
