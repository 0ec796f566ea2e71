// IRIS is a way to pay with the rules of a deposit and a name of its own, once the network has set it up.
import { describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { ledgerList } from '~/domain/accounting/list'
import { exportList } from '~/lists/export-list.server'
import { readListQuery } from '~/lists/list-query'
import { call, list, withdrawAsShown } from '../support/calls'
import type { Mentee, PackageCode, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aPackage, packageId, theAdmin, buy, prove, confirmPayment, partStatuses } = world
const admin = await theAdmin()

const settings = (values: { tax?: string; code?: string; euros?: number }) => {
  const { tax = '', code = '', euros = 500 } = values
  return owner`update data.constants set iris_tax_number = ${tax}, iris_code = ${code}, iris_day_euros = ${euros}`
}
/** Orders a package by IRIS; the largest unless `kind` is given. */
async function anOrder(kind: PackageCode = 'two_in_one') {
  const mentee = await aMentee({ package: 'none' })
  return { ...mentee, ...(await aPackage(mentee, kind, 'awaiting_payment', { method: 'iris' })) }
}
const book = ({ purchaseId }: Mentee, amountCents: number, externalRef: string, how = {}) =>
  call(admin, 'book_deposit', { purchaseId, externalRef, amountCents, sure: true, ...how })
const payments = ({ purchaseId }: Mentee) =>
  column<string>(owner`
    select concat_ws(' ', method, amount_cents, case when surplus then 'surplus' end) from data.payments
    where purchase_id = ${purchaseId} order by id`)
/** The rows of a purchase in a view, as a user sees them. */
const seenBy = <View extends 'admin_ledger' | 'admin_refunds' | 'receipts'>(
  { viewer }: Woman,
  view: View,
  { purchaseId }: Mentee,
) =>
  act(viewer, async (sql) => [
    ...(await sql<
      Row<View>[]
    >`select * from ${sql(`api.${view}`)} where purchase_id = ${purchaseId} order by 1`),
  ])
const ledger = async (mentee: Mentee) =>
  (await seenBy(admin, 'admin_ledger', mentee)).map(
    ({ kind, method, grossCents }) => `${kind} ${method} ${grossCents}`,
  )
const methodOf = ({ purchaseId }: { purchaseId: number }) =>
  cell<string>(owner`select method from data.purchases where id = ${purchaseId}`)

describe('IRIS is offered', () => {
  test('once the tax number or the code is set, for what one person may pay in a day', async () => {
    const mentee = await aMentee({ package: 'none' })
    const order = async () => buy(mentee, await packageId('two_in_one'), { method: 'iris' })
    await settings({})
    await refused(order(), 'iris_not_offered', 'method')
    await settings({ tax: '123456783', euros: 272 })
    await refused(order(), 'iris_not_offered', 'method')
    for (const found of [
      { tax: '123456783' },
      { code: 'https://pay.example/123' },
      { tax: '123456783', euros: 273 },
    ]) {
      await settings(found)
      expect(await methodOf({ purchaseId: await order() })).toBe('iris')
    }
    const [shown] = await read(null, (sql) => sql<Row<'constants'>[]>`select * from api.constants`)
    expect(shown!.irisMostCents).toBe(27300)
    await settings({ tax: '123456783' })
  })

  test('to whoever had ordered in another way, and back; each order has the mail of its way', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const three = await packageId('three_months')
    expect(await buy(mentee, three, { method: 'iris' })).toBe(mentee.purchaseId)
    expect(await methodOf(mentee)).toBe('iris')
    await buy(mentee, three)
    expect(await methodOf(mentee)).toBe('deposit')
    const mails = await owner`
      select kind, content->>'irisTaxNumber' as tax from private.outbox
      where to_user_id = ${mentee.userId} and kind like 'ordered_by_%' order by id`
    expect([...mails]).toEqual([
      { kind: 'ordered_by_deposit', tax: '123456783' },
      { kind: 'ordered_by_iris', tax: '123456783' },
    ])
  })
})

describe('R25 money by IRIS', () => {
  test('is confirmed like a deposit: by its proof or by what was seen, once, under its own name', async () => {
    const [proven, seen] = [await anOrder(), await anOrder('three_months')]
    await prove(proven, proven.purchaseId)
    expect(await call(admin, 'mark_paid', { purchaseId: proven.purchaseId })).toBe(true)
    expect(await call(admin, 'mark_paid', { purchaseId: proven.purchaseId })).toBe(false)
    await refused(call(admin, 'mark_paid', { purchaseId: seen.purchaseId }), 'deposit_not_seen', 'seenAtBank')
    expect(await confirmPayment(admin, seen.purchaseId)).toBe(true)
    expect(await payments(proven)).toEqual(['iris 27300'])
    expect(await ledger(proven)).toEqual(['payment iris 27300'])
    expect(await partStatuses(seen)).toEqual(['paid'])
    expect(await methodOf(seen)).toBe('iris')
  })

  test('counts as what the treasurer says, whatever was ordered', async () => {
    const [ordered, deposit] = [await anOrder(), await aMentee({ package: 'awaiting_payment' })]
    await call(admin, 'mark_paid', { purchaseId: ordered.purchaseId, seenAtBank: true, method: 'deposit' })
    expect(await payments(ordered)).toEqual(['deposit 27300'])
    expect(await methodOf(ordered)).toBe('deposit')
    await book(deposit, 6200, 'IRIS-SAID', { method: 'iris' })
    expect(await payments(deposit)).toEqual(['iris 6200'])
    // No card payment is made by hand.
    const card = await anOrder('three_months')
    await call(admin, 'mark_paid', { purchaseId: card.purchaseId, seenAtBank: true, method: 'card' })
    expect(await payments(card)).toEqual(['deposit 6200'])
  })

  test('in part waits for the rest; what is beyond the price, and what comes late, is surplus by IRIS', async () => {
    const mentee = await anOrder('three_months')
    await book(mentee, 6000, 'IRIS-1')
    await refused(confirmPayment(admin, mentee.purchaseId), 'paid_in_part')
    await book(mentee, 300, 'IRIS-2')
    await book(mentee, 6200, 'IRIS-3')
    await book(mentee, 6200, 'IRIS-3')
    expect(await payments(mentee)).toEqual(['iris 6200', 'iris 100 surplus', 'iris 6200 surplus'])
    const flags = await owner`
      select problem, detail from data.payment_flags where purchase_id = ${mentee.purchaseId} order by id`
    expect([...flags]).toEqual([
      { problem: 'paid_too_much', detail: { ref: null } },
      { problem: 'paid_twice', detail: { ref: null } },
    ])
  })

  test('goes back by bank transfer to the account that was named', async () => {
    const mentee = await anOrder()
    await confirmPayment(admin, mentee.purchaseId)
    const refundId = await withdrawAsShown(mentee, { iban: 'GR1601101250000000012300695' })
    expect(await list(mentee, 'own_refunds')).toMatchObject([
      { refundId, method: 'deposit', stage: 'to_send' },
    ])
    const [listed] = await seenBy(admin, 'admin_refunds', mentee)
    expect(listed).toMatchObject({ method: 'iris', iban: 'GR1601101250000000012300695', inToSend: true })
    await call(admin, 'settle_refund', { refundId, externalRef: 'BACK-1' })
    expect(await ledger(mentee)).toEqual(['payment iris 27300', 'refund deposit -27300'])
  })

  test('has its own word in the receipt and in the file for the accountant', async () => {
    const mentee = await anOrder()
    await confirmPayment(admin, mentee.purchaseId)
    const [receipt] = await seenBy(mentee, 'receipts', mentee)
    expect(receipt!.method).toBe('iris')
    const query = readListQuery(ledgerList, 'http://list/?method=iris')
    const file = new Response(await exportList(admin.viewer, ledgerList, query, 'csv', 'el'))
    const [heading, ...lines] = (await file.text()).trim().split('\r\n')
    const at = heading!.split(';').indexOf('Τρόπος πληρωμής')
    expect(lines.length).toBeGreaterThan(2)
    expect(new Set(lines.map((each) => each.split(';')[at]))).toEqual(new Set(['IRIS']))
  })
})
