// The money for the accountant: every cent that came in or went out, on its own day, with its VAT to the cent; the sums of
// the page are those of the file.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import type { List } from '~/domain/lists/list'
import { splitVat } from '~/domain/purchases/vat'
import { exportList } from '~/lists/export-list.server'
import { readListQuery } from '~/lists/list-query'
import { sumLedger } from '~/parts/accounting/ledger-sums.server'
import { call } from '../support/calls'
import { cardsOf } from '../support/cards'
import type { Mentee } from '../support/people'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, anAdmin, theAdmin, anAward } = world
const { payByCard, sayRefund, sayDispute } = cardsOf(world)
const admin = await theAdmin()

const anOrder = () => aMentee({ package: 'awaiting_payment' })
const book = ({ purchaseId }: Mentee, amountCents: number, externalRef: string) =>
  call(admin, 'book_deposit', { purchaseId, externalRef, amountCents, sure: true })
const giveBack = ({ purchaseId }: Mentee, cents: number | null = null) =>
  call<number>(admin, 'refund_purchase', { purchaseId, cents, reason: 'από λάθος', override: cents === null })
const sent = (refundId: number) => call(admin, 'settle_refund', { refundId, externalRef: `EB-${refundId}` })

const rows = ({ purchaseId }: Mentee, viewer = admin.viewer) =>
  read(
    viewer,
    (sql) => sql<Row<'admin_ledger'>[]>`
      select * from api.admin_ledger where purchase_id = ${purchaseId} and in_all order by id`,
  )
/** The lines of a purchase: what each is, gross = net + VAT. */
const lines = async (mentee: Mentee) =>
  (await rows(mentee)).map(
    ({ kind, grossCents, netCents, vatCents }) => `${kind} ${grossCents} = ${netCents} + ${vatCents}`,
  )
const query = (given: string) => readListQuery(ledgerList, `http://list${ledgerList.path}?${given}`)
/** The lines of the file, without its heading, cell by cell. */
async function file(given: string) {
  const stream = await exportList(admin.viewer, ledgerList as unknown as List, query(given), 'csv', 'el')
  const text = await new Response(stream).text()
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'))
}
/** Moves the lines of a purchase, of which the first is number 0, to other moments. */
const move = ({ purchaseId }: Mentee, ...moments: string[]) =>
  owner.begin(async (sql) => {
    await sql`alter table data.ledger_entries disable trigger insert_only`
    const ids = await sql<{ id: number }[]>`
      select id from data.ledger_entries where purchase_id = ${purchaseId} order by id`
    for (const [at, moment] of moments.entries())
      await sql`
        update data.ledger_entries set at = ${moment}, paid_on = ${moment}::timestamptz::date, booked_on = ${moment}::timestamptz::date
        where id = ${ids[at]!.id}`
    await sql`alter table data.ledger_entries enable trigger insert_only`
  })

describe('a line', () => {
  test('of a payment has the VAT of the receipt, and the end of its number', async () => {
    const mentee = await anOrder()
    const paymentIntent = await payByCard(mentee)
    const { netCents, vatCents } = splitVat(6200, 24)
    expect(await lines(mentee)).toEqual([`payment 6200 = ${netCents} + ${vatCents}`])
    expect((await rows(mentee))[0]).toMatchObject({
      method: 'card',
      vatPercent: 24,
      currency: 'EUR',
      referenceEnd: paymentIntent.slice(-6),
    })
  })

  test('of a refund stands below zero; one that came back and went again are two more', async () => {
    const mentee = await anOrder()
    const paymentIntent = await payByCard(mentee)
    const refundId = await giveBack(mentee)
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_back' })
    await sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: 're_back' })
    await sent(refundId)
    expect(await lines(mentee)).toEqual([
      'payment 6200 = 5000 + 1200',
      'refund -6200 = -5000 + -1200',
      'returned 6200 = 5000 + 1200',
      'refund -6200 = -5000 + -1200',
    ])
    expect((await rows(mentee)).map(({ method }) => method)).toEqual(['card', 'card', 'card', 'deposit'])
  })

  test('of a lost dispute is one of its own; what the bank took beyond the payment has no VAT', async () => {
    const [lost, twice] = [await anOrder(), await anOrder()]
    await sayDispute(await payByCard(lost), 'lost')
    expect(await lines(lost)).toEqual(['payment 6200 = 5000 + 1200', 'dispute -6200 = -5000 + -1200'])
    const paymentIntent = await payByCard(twice)
    await sayRefund(paymentIntent, 'succeeded', { refundId: await giveBack(twice) })
    await sayDispute(paymentIntent, 'lost')
    expect(await lines(twice)).toEqual([
      'payment 6200 = 5000 + 1200',
      'refund -6200 = -5000 + -1200',
      'dispute -6200 = -6200 + 0',
    ])
  })

  test.each([
    [4001, 1099, 1100],
    [1, 2, 6197],
    [3333, 1433, 1434],
  ])('of a part has its share: %i, %i and %i add up to the cent', async (...parts) => {
    const mentee = await anOrder()
    for (const [at, cents] of parts.entries()) await book(mentee, cents, `P-${mentee.purchaseId}-${at}`)
    const found = await rows(mentee)
    expect(found.map(({ grossCents }) => grossCents)).toEqual(parts)
    const sum = (what: 'netCents' | 'vatCents') => found.reduce((all, line) => all + line[what], 0)
    expect([sum('netCents'), sum('vatCents')]).toEqual([5000, 1200])
    await sent(await giveBack(mentee, 999))
    await sent(await giveBack(mentee))
    expect((await rows(mentee)).reduce((all, { vatCents }) => all + vatCents, 0)).toBe(0)
  })

  test('of money that pays nothing has no VAT, nor has its return', async () => {
    const mentee = await anOrder()
    await payByCard(mentee)
    await book(mentee, 700, `TWICE-${mentee.purchaseId}`)
    const paymentId = await cell(owner`
      select id from data.payments where purchase_id = ${mentee.purchaseId} and surplus`)
    await sent(await call<number>(admin, 'refund_surplus', { paymentId }))
    expect(await lines(mentee)).toEqual([
      'payment 6200 = 5000 + 1200',
      'surplus 700 = 700 + 0',
      'refund -700 = -700 + 0',
    ])
    expect((await rows(mentee)).map(({ vatPercent }) => vatPercent)).toEqual([24, null, null])
  })

  test('of a part that waits for the rest has its VAT, and none once the order is cancelled', async () => {
    const mentee = await anOrder()
    await book(mentee, 3100, `WAITS-${mentee.purchaseId}`)
    expect(await lines(mentee)).toEqual(['payment 3100 = 2500 + 600'])
    expect((await rows(mentee))[0]!.referenceEnd).toBe(`WAITS-${mentee.purchaseId}`.slice(-6))
    await call(admin, 'cancel_order', { purchaseId: mentee.purchaseId })
    expect(await lines(mentee)).toEqual(['surplus 3100 = 3100 + 0'])
  })
})

describe('a month', () => {
  test('has what came and went on its days in Athens: a refund stands in the month in which it went', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment', surname: 'Μηνιαία' })
    const paymentIntent = await payByCard(mentee)
    await sayRefund(paymentIntent, 'succeeded', { refundId: await giveBack(mentee) })
    // In Athens it is winter time: two hours later.
    await move(mentee, '2025-10-31T22:30:00Z', '2025-12-31T21:59:59Z')
    const sums = async (day: string) => {
      const { from, to } = monthOf(day)
      return (await sumLedger(admin.viewer, query(`from=${from}&to=${to}`))).map(
        ({ kind, lines: count, grossCents, netCents, vatCents }) =>
          `${count} ${kind} ${grossCents} = ${netCents} + ${vatCents}`,
      )
    }
    expect(await sums('2025-10-31')).toEqual([])
    expect(await sums('2025-11-15')).toEqual(['1 payment 6200 = 5000 + 1200'])
    expect(await sums('2025-12-01')).toEqual(['1 refund -6200 = -5000 + -1200'])
    expect(await sums('2026-01-01')).toEqual([])
  })

  test('is a whole one, of the year before too', () => {
    expect(monthOf('2026-03-31', -1)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(monthOf('2026-01-01', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(monthOf('2028-01-31', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })
})

test('the sums of the page are those of the file, with a search and filters too', async () => {
  for (const given of ['', 'method=card', 'from=2025-01-01&to=2025-12-31', 'q=Μηνιαία', 'q=nobody']) {
    const sums = await sumLedger(admin.viewer, query(given))
    const cells = await file(given)
    const cents = (column: number) =>
      cells.reduce((sum, line) => sum + Math.round(Number(line[column]!.replace(',', '.')) * 100), 0)
    const sum = (what: 'grossCents' | 'netCents' | 'vatCents' | 'lines') =>
      sums.reduce((all, each) => all + each[what], 0)
    expect([cells.length, cents(7), cents(8), cents(10)], given).toEqual([
      sum('lines'),
      sum('grossCents'),
      sum('netCents'),
      sum('vatCents'),
    ])
  }
  expect((await file('')).length).toBeGreaterThan(10)
})

test('the sum of all lines is the ledger; a scholarship of the whole price is no line', async () => {
  const free = await aMentee({ package: 'none' })
  expect(await rows({ ...free, purchaseId: await anAward(free, 'full_3m') })).toEqual([])
  const sums = await sumLedger(admin.viewer, query(''))
  expect(sums.reduce((all, { grossCents }) => all + grossCents, 0)).toBe(
    await cell(owner`select sum(amount_cents)::integer from data.ledger_entries`),
  )
})

test('a price given back in parts leaves no VAT in the books, however it is parted', async () => {
  for (const parts of [
    [100, 173],
    [1, 1, 271],
    [137, 136],
    [90, 91, 92],
  ]) {
    const mentee = await anOrder()
    await owner`update data.purchases set price_cents = 273 where id = ${mentee.purchaseId}`
    await book(mentee, 273, `WHOLE-${parts.join('-')}`)
    for (const [at, part] of parts.entries())
      await sent(await giveBack(mentee, at === parts.length - 1 ? null : part))
    const found = await rows(mentee)
    expect(found.map(({ grossCents }) => grossCents)).toEqual([273, ...parts.map((part) => -part)])
    expect(
      found.reduce((sum, { vatCents }) => sum + vatCents, 0),
      parts.join(' + '),
    ).toBe(0)
  }
})

test('only a treasurer reads it', async () => {
  const mentee = await anOrder()
  await payByCard(mentee)
  expect(await rows(mentee, (await anAdmin({ right: 'treasurer' })).viewer)).toHaveLength(1)
  expect(await rows(mentee, (await anAdmin({ right: 'coordinator' })).viewer)).toEqual([])
  await expect(rows(mentee, mentee.viewer as typeof admin.viewer)).rejects.toMatchObject({ code: '42501' })
})
