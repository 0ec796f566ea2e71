// Long: everything about a document, from the payment to the accountant.
// Tax documents that the accountant issued elsewhere: each payment and each refund has one, found by its amount; none is
// ever changed. And whether a buyer gets a receipt or an invoice.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { DocumentRow } from '~/domain/tax-documents/document-rows'
import { call, list } from '../support/calls'
import { cardsOf } from '../support/cards'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, buy, dayIn, mailsTo, purchaseRow, theAdmin } = world
const { payByCard, sayDispute, sayRefund } = cardsOf(world)
const admin = await theAdmin()
const today = await dayIn(0)

let issued = 0
/** What stands on a document; each has its own number and MARK. */
function aDocument(more: Record<string, unknown> = {}) {
  issued += 1
  return {
    kind: 'retail',
    series: 'ΑΠΥ',
    number: issued,
    issuedOn: today,
    mark: String(400_001_000_000_000 + issued),
    amountCents: 6200,
    ...more,
  }
}
const enter = ({ purchaseId }: { purchaseId: number }, more: Record<string, unknown> = {}) =>
  call<number>(admin, 'enter_document', { purchaseId, ...aDocument(more) })
const documents = async ({ purchaseId }: Mentee, viewer = admin.viewer) =>
  (
    await read(
      viewer,
      (sql) => sql<Row<'tax_documents'>[]>`
      select * from api.tax_documents where purchase_id = ${purchaseId} order by id`,
    )
  ).map(({ kind, amountCents }) => `${kind} ${amountCents}`)
/** What of a purchase waits for a document; the list of the team agrees with it. */
async function waits({ purchaseId }: Mentee) {
  const found = await list<Row<'undocumented'>>(admin, 'undocumented', { purchaseId })
  const [listed] = await read(
    admin.viewer,
    (sql) => sql<{ inUndocumented: boolean }[]>`
    select in_undocumented from api.admin_purchases where id = ${purchaseId}`,
  )
  expect(listed!.inUndocumented).toBe(found.length > 0)
  return found.map(
    ({ credit, refund, amountCents }) =>
      `${refund ? 'refund' : credit ? 'credit' : 'payment'} ${amountCents}`,
  )
}
const waitsForTeam = ({ purchaseId }: Mentee) =>
  read(admin.viewer, (sql) => sql`select from api.waits where queue = 'undocumented' and id = ${purchaseId}`)
const deposit = ({ purchaseId }: Mentee, amountCents: number) =>
  call(admin, 'book_deposit', { purchaseId, externalRef: `TD-${amountCents}`, amountCents, sure: true })
const giveBack = async ({ purchaseId }: Mentee, cents: number) => {
  const refundId = await call<number>(admin, 'refund_purchase', { purchaseId, cents, reason: 'από λάθος' })
  await call(admin, 'settle_refund', { refundId, externalRef: `EB-${refundId}` })
}
const invoice = {
  invoiceName: 'Άλφα ΕΕ',
  taxNumber: 'EL 094 014 201',
  invoiceAddress: 'Αιόλου 1, Αθήνα',
  invoiceActivity: 'Σύμβουλοι',
}
const choose = (mentee: Mentee, how: Record<string, unknown> = invoice) =>
  call(mentee, 'choose_invoice', { purchaseId: mentee.purchaseId, ...how })

describe('a payment', () => {
  test('waits for its document from the moment it counts, and has it then', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    expect(await waits(mentee)).toEqual([])
    await deposit(mentee, 6000)
    expect(await waits(mentee)).toEqual([])
    await deposit(mentee, 300)
    expect(await waits(mentee)).toEqual(['payment 6200'])
    // The team has a week for it.
    const since = (days: number) => owner`
      update data.purchases set undocumented_since = now() - make_interval(days => ${days}) where id = ${mentee.purchaseId}`
    await since(6)
    expect(await waitsForTeam(mentee)).toHaveLength(0)
    await since(8)
    expect(await waitsForTeam(mentee)).toHaveLength(1)
    await enter(mentee)
    expect(await waits(mentee)).toEqual([])
    expect(await waitsForTeam(mentee)).toHaveLength(0)
    for (const viewer of [admin.viewer, mentee.viewer])
      expect(await documents(mentee, viewer)).toEqual(['retail 6200'])
    expect(await mailsTo(mentee, 'tax_document')).toMatchObject([{ cents: 6200, documentKind: 'retail' }])
    const [history] = await owner`select actor_user_id from data.history
      where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'document_entered'`
    expect(history).toEqual({ actorUserId: admin.userId })
  })

  test('of nothing, by a scholarship, waits for none', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await owner`update data.purchases set price_cents = 0 where id = ${mentee.purchaseId}`
    await refused(enter(mentee, { amountCents: 1 }), 'not_applicable')
  })

  test('has one document, however often the same one is entered', async () => {
    const mentee = await aMentee()
    const document = aDocument()
    const id = await enter(mentee, document)
    expect(await enter(mentee, document)).toBe(id)
    await refused(enter(mentee), 'payment_documented')
    expect(await documents(mentee)).toEqual(['retail 6200'])
    const other = await aMentee()
    const both = await together(
      owner,
      { mentees: other.id },
      [1, 2].map(() => () => enter(other)),
    )
    expect(outcomes(both)).toEqual(['done', 'payment_documented'])
  })

  test('is refused a document that is not its own', async () => {
    const mentee = await aMentee()
    const other = await aMentee()
    const there = aDocument()
    await enter(other, there)
    const refusals: [Record<string, unknown>, string, string?][] = [
      [{ amountCents: 6100 }, 'document_amount', 'amount'],
      [{ amountCents: -6200 }, 'amount_invalid', 'amount'],
      [{ kind: 'bill' }, 'document_kind_unknown', 'kind'],
      [{ kind: 'invoice' }, 'document_kind', 'kind'],
      [{ kind: 'retail_credit' }, 'document_missing', 'amount'],
      [{ series: ' ' }, 'required', 'series'],
      [{ number: 0 }, 'document_number_invalid', 'number'],
      [{ number: there.number }, 'document_number_used', 'number'],
      [{ mark: there.mark }, 'mark_used', 'mark'],
      [{ mark: '40000100000000' }, 'mark_invalid', 'mark'],
      [{ mark: '000000000000000' }, 'mark_invalid', 'mark'],
      [{ mark: '40000100000000A' }, 'mark_invalid', 'mark'],
      [{ uid: 'G'.repeat(40) }, 'uid_invalid', 'uid'],
      [{ qrUrl: 'javascript:alert(1)' }, 'qr_url_invalid', 'qrUrl'],
      [{ issuedOn: '2999-01-01' }, 'date_in_future', 'issuedOn'],
      [{ issuedOn: '2020-01-01' }, 'document_too_early', 'issuedOn'],
    ]
    for (const [more, rule, field] of refusals) await refused(enter(mentee, more), rule, field)
    expect(await documents(mentee)).toEqual([])
    await refused(enter({ purchaseId: 2_000_000_000 }), 'purchase_not_found')
  })
})

describe('a document', () => {
  test('is never changed or removed, also not by the role that writes', async () => {
    const id = await enter(await aMentee())
    for (const change of [
      owner`update data.tax_documents set series = 'Β' where id = ${id}`,
      owner`delete from data.tax_documents where id = ${id}`,
      owner`truncate data.tax_documents cascade`,
    ])
      await refused(change, 'insert_only')
  })

  test('that is wrong is taken back by a credit document, and its payment waits anew', async () => {
    const mentee = await aMentee()
    await enter(mentee)
    await refused(enter(mentee, { kind: 'retail_credit', amountCents: 6100 }), 'document_amount', 'amount')
    await refused(enter(mentee, { kind: 'invoice_credit' }), 'credit_kind', 'kind')
    await enter(mentee, { kind: 'retail_credit' })
    expect(await waits(mentee)).toEqual(['payment 6200'])
    await choose(mentee)
    await enter(mentee, { kind: 'invoice' })
    expect(await documents(mentee)).toEqual(['retail 6200', 'retail_credit 6200', 'invoice 6200'])
    expect(await waits(mentee)).toEqual([])
  })

  test('has a PDF, which its buyer and the team read, and which another one replaces', async () => {
    const mentee = await aMentee()
    const other = await aMentee()
    const id = await enter(mentee)
    const keep = (bytes: Buffer, documentId = id) => call(admin, 'store_document_file', { documentId, bytes })
    const readAs = ({ viewer }: Woman) =>
      column<Buffer>(
        read(viewer, (sql) => sql`select bytes from api.tax_document_files where document_id = ${id}`),
      )
    for (const text of ['%PDF-1', '%PDF-2']) await keep(Buffer.from(text))
    for (const reader of [mentee, admin]) expect(await readAs(reader)).toEqual([Buffer.from('%PDF-2')])
    expect(await readAs(other)).toEqual([])
    await refused(keep(Buffer.from('x'), 2_000_000_000), 'document_not_found')
    await refused(keep(Buffer.alloc(20_000_000)), 'file_too_large', 'file')
  })
})

describe('a refund', () => {
  test('waits for its credit document once it is sent, each part for its own', async () => {
    const mentee = await aMentee()
    await giveBack(mentee, 1000)
    expect(await waits(mentee)).toEqual(['payment 6200', 'refund 1000'])
    await refused(enter(mentee, { kind: 'retail_credit', amountCents: 1000 }), 'document_missing')
    await enter(mentee)
    await giveBack(mentee, 500)
    expect((await waits(mentee)).sort()).toEqual(['refund 1000', 'refund 500'])
    await enter(mentee, { kind: 'retail_credit', amountCents: 500 })
    expect(await waits(mentee)).toEqual(['refund 1000'])
    await refused(
      enter(mentee, { kind: 'retail_credit', amountCents: 1000, issuedOn: '2020-01-01' }),
      'document_too_early',
    )
    await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    expect(await waits(mentee)).toEqual([])
  })

  test('has a credit document that is not older than what it credits', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set purchased_at = now() - interval '3 days' where id = ${mentee.purchaseId}`
    await enter(mentee)
    await refused(
      enter(mentee, { kind: 'retail_credit', issuedOn: await dayIn(-1) }),
      'document_too_early',
      'issuedOn',
    )
    await enter(mentee, { kind: 'retail_credit' })
  })

  test('is credited at most by what is left of the document, whoever took the money', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const payment = await payByCard(mentee, mentee.purchaseId)
    await enter(mentee)
    const refundId = await call<number>(admin, 'refund_purchase', {
      purchaseId: mentee.purchaseId,
      cents: 1000,
      reason: 'από λάθος',
    })
    await sayRefund(payment, 'succeeded', { refundId, stripeRefundId: 're_credited', cents: 1000 })
    await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    await sayDispute(payment, 'lost')
    expect(await waits(mentee)).toEqual(['credit 5200'])

    const other = await aMentee({ package: 'awaiting_payment' })
    const second = await payByCard(other, other.purchaseId)
    await enter(other)
    const late = await call<number>(admin, 'refund_purchase', {
      purchaseId: other.purchaseId,
      cents: 3000,
      reason: 'από λάθος',
    })
    await sayRefund(second, 'succeeded', { refundId: late, stripeRefundId: 're_waits', cents: 3000 })
    await sayDispute(second, 'lost', { cents: 4000 })
    await enter(other, { kind: 'retail_credit', amountCents: 4000 })
    expect(await waits(other)).toEqual(['refund 2200'])
  })

  test('that never arrived leaves its payment waiting for a document anew', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await payByCard(mentee, mentee.purchaseId)
    await enter(mentee)
    const refundId = await call<number>(admin, 'refund_purchase', {
      purchaseId: mentee.purchaseId,
      cents: 1000,
      reason: 'από λάθος',
    })
    await owner`
      update data.refunds set state = 'done', done_at = now(), sent_on = rules.local_date(), external_ref = 'x'
      where id = ${refundId}`
    await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    await owner`update data.refunds set state = 'void', done_at = null, sent_on = null where id = ${refundId}`
    expect(await waits(mentee)).toEqual(['payment 1000'])
  })

  /** A payment whose refund of 1000 was credited and never arrived: 5200 are left of one document, 1000 of another. */
  async function withTwoDocuments(kind = 'retail') {
    const mentee = await aMentee()
    await enter(mentee)
    const first = await call<number>(admin, 'refund_purchase', {
      purchaseId: mentee.purchaseId,
      cents: 1000,
      reason: 'από λάθος',
    })
    await owner`
      update data.refunds set state = 'done', done_at = now(), sent_on = rules.local_date(), external_ref = ${`never-${first}`}
      where id = ${first}`
    await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    await owner`update data.refunds set state = 'void', done_at = null, sent_on = null where id = ${first}`
    if (kind === 'invoice') await choose(mentee)
    return { mentee, second: await enter(mentee, { kind, amountCents: 1000 }) }
  }

  test('of more than any document has left is one credit document over them all', async () => {
    const { mentee } = await withTwoDocuments()
    await giveBack(mentee, 6000)
    expect(await waits(mentee)).toEqual(['refund 6000'])
    await refused(enter(mentee, { kind: 'retail_credit', amountCents: 5500 }), 'document_amount', 'amount')
    await enter(mentee, { kind: 'retail_credit', amountCents: 6000 })
    expect(await waits(mentee)).toEqual([])
    // Of the two documents 200 are left, not the 1000 of the one that was not named.
    await refused(enter(mentee, { kind: 'retail_credit', amountCents: 1000 }), 'document_amount', 'amount')
    await giveBack(mentee, 200)
    await enter(mentee, { kind: 'retail_credit', amountCents: 200 })
    expect(await waits(mentee)).toEqual([])
  })

  test('is credited against the document of just its amount, so that a larger one stays whole', async () => {
    const { mentee, second } = await withTwoDocuments()
    await giveBack(mentee, 1000)
    const credit = await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    expect(await cell(owner`select credits_id from data.tax_documents where id = ${credit}`)).toBe(second)
  })

  test('is credited against the document of its kind, where a payment has both', async () => {
    const { mentee } = await withTwoDocuments('invoice')
    await giveBack(mentee, 1000)
    await enter(mentee, { kind: 'retail_credit', amountCents: 1000 })
    expect(await waits(mentee)).toEqual([])
  })

  test('by a bank in a lost dispute waits for a credit document, too', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const payment = await payByCard(mentee, mentee.purchaseId)
    await enter(mentee)
    await sayDispute(payment, 'lost')
    expect(await waits(mentee)).toEqual(['credit 6200'])
    await enter(mentee, { kind: 'retail_credit' })
    expect(await waits(mentee)).toEqual([])
  })

  test('of a payment that buys nothing needs none', async () => {
    const mentee = await aMentee()
    await deposit(mentee, 700)
    await enter(mentee)
    expect(await waits(mentee)).toEqual([])
  })
})

describe('documents of a file', () => {
  const row = async (mentee: Mentee, line: number, more: Partial<DocumentRow> = {}) => {
    const { reference } = await purchaseRow(mentee.purchaseId)
    return { line, reference, uid: null, qrUrl: null, ...aDocument(), ...more } as DocumentRow
  }
  const take = async (rows: DocumentRow[], onlyCheck = false) =>
    (await list<Row<'enter_documents'>>(admin, 'enter_documents', { rows, onlyCheck })).map(
      ({ line, fate, field }) => `${line} ${fate}${field ? ` ${field}` : ''}`,
    )

  test('are checked without a trace, then entered, and the same file again changes nothing', async () => {
    const [one, other] = [await aMentee(), await aMentee()]
    await giveBack(one, 1000)
    const rows = [
      await row(one, 2, { kind: 'retail_credit', amountCents: 1000 }),
      await row(one, 3),
      await row(other, 4, { amountCents: 6201 }),
      await row(other, 5, { reference: 'MP-NONE' }),
      await row(other, 6, { mark: '12' }),
      await row(other, 7, { issuedOn: null }),
      await row(other, 8),
      await row(other, 9),
    ]
    const fates = [
      '2 new',
      '3 new',
      '4 document_amount amount',
      '5 purchase_not_found reference',
      '6 mark_invalid mark',
      '7 date_invalid issuedOn',
      '8 new',
      '9 payment_documented',
    ]
    const count = async () =>
      (
        await owner`select (select count(*) from data.tax_documents)::integer as documents,
        (select count(*) from private.outbox)::integer as mails`
      )[0]
    const before = await count()
    expect(await take(rows, true)).toEqual(fates)
    expect(await count()).toEqual(before)
    expect(await take(rows)).toEqual(fates)
    expect(await documents(one)).toEqual(['retail 6200', 'retail_credit 1000'])
    const again = fates.map((fate) => fate.replace('new', 'there'))
    expect(await take(rows)).toEqual(again.with(2, '4 payment_documented'))
    expect(await documents(other)).toEqual(['retail 6200'])
  })

  test('are at most 500', async () => {
    const one = await row(await aMentee(), 2)
    await refused(take(Array.from({ length: 501 }, () => one)), 'import_too_long', 'file')
  })

  test.each([
    {},
    'x',
    null,
    [1],
    [{ line: 1e12 }],
    [{ line: 1, amountCents: 2 ** 31 }],
    [{ line: 1, issuedOn: 'χθες' }],
    [{ line: 1, number: 'ένα' }],
  ])('are refused by name if they are no rows: %j', async (rows) => {
    await refused(take(rows as never), 'generic')
  })
})

describe('an invoice', () => {
  test('is asked with the order or later, until the document exists', async () => {
    const mentee = await aMentee()
    await choose(mentee)
    const [kept] =
      await owner`select name, tax_number from data.invoice_details where purchase_id = ${mentee.purchaseId}`
    expect(kept).toEqual({ name: 'Άλφα ΕΕ', taxNumber: '094014201' })
    await refused(enter(mentee), 'document_kind', 'kind')
    await enter(mentee, { kind: 'invoice' })
    await refused(choose(mentee, {}), 'document_exists')
    const [seen] = await read(
      mentee.viewer,
      (sql) => sql`select invoice, invoice_open from api.purchases where id = ${mentee.purchaseId}`,
    )
    expect(seen).toMatchObject({ invoice: { taxNumber: '094014201' }, invoiceOpen: false })
    const late = await aMentee()
    await enter(late)
    await refused(choose(late), 'document_exists')
  })

  test('is no longer wanted once nothing is filled in, and needs all four', async () => {
    const mentee = await aMentee()
    await choose(mentee)
    await choose(mentee, { invoiceName: ' ' })
    expect(
      await owner`select from data.invoice_details where purchase_id = ${mentee.purchaseId}`,
    ).toHaveLength(0)
    for (const field of Object.keys(invoice))
      await refused(choose(mentee, { ...invoice, [field]: '' }), 'required', field)
    await refused(
      choose(await aMentee(), { ...invoice, taxNumber: '094014202' }),
      'tax_number_invalid',
      'taxNumber',
    )
    const other = await aMentee()
    await refused(
      call(other, 'choose_invoice', { purchaseId: mentee.purchaseId, ...invoice }),
      'purchase_not_found',
    )
    const ordered = await buy(other, 2, invoice)
    const name = owner`select name from data.invoice_details where purchase_id = ${ordered}`
    expect(await cell(name)).toBe('Άλφα ΕΕ')
  })

  test('needs a tax number that can be one: of a Greek one the check digit, of others the form', async () => {
    const fits = (number: string) =>
      cell<boolean>(owner`select rules.tax_number_fits(rules.tidy_tax_number(${number}))`)
    for (const right of [
      '094014201',
      'EL090000045',
      'gr 094 014 201',
      'ΕΛ094014201',
      'DE123456789',
      'NL123456789B01',
      'CY12345678X',
      'ATU12345678',
      'ΑΦΜ 094014201',
      'Α.Φ.Μ.: EL094014201',
      'VAT DE123456789',
      'BE 123 456 789',
      'ВЕ0123456789',
      'XI123456789',
      'GB 123 4567 89',
      'CHE-123.456.789 MWST',
      'US123456789',
    ])
      expect([right, await fits(right)]).toEqual([right, true])
    for (const wrong of [
      '094014200',
      '000000000',
      '09401420',
      '0940142011',
      'DE12345678',
      'XX123456789',
      'GB12',
      'ΑΦΜ 094014202',
      '',
      'EL094014200',
    ])
      expect([wrong, await fits(wrong)]).toEqual([wrong, false])
  })

  test('keeps its details for the accounts when the buyer is erased, of an unpaid order not', async () => {
    const [paid, unpaid] = [await aMentee(), await aMentee({ package: 'awaiting_payment' })]
    for (const mentee of [paid, unpaid]) {
      await choose(mentee)
      await call(mentee, 'erase_me')
    }
    const kept = owner`
      select purchase_id from data.invoice_details where purchase_id in ${owner([paid.purchaseId, unpaid.purchaseId])}`
    expect(await column(kept)).toEqual([paid.purchaseId])
    await enter(paid, { kind: 'invoice' })
    expect(await documents(paid)).toEqual(['invoice 6200'])
  })
})

test('the lines of the accountant carry their documents', async () => {
  const mentee = await aMentee()
  await giveBack(mentee, 1000)
  const payment = aDocument()
  await enter(mentee, payment)
  const refund = aDocument({ kind: 'retail_credit', amountCents: 1000 })
  await enter(mentee, refund)
  const lines = await read(
    admin.viewer,
    (sql) => sql<Row<'admin_ledger'>[]>`
    select kind, documents from api.admin_ledger where purchase_id = ${mentee.purchaseId} order by id`,
  )
  expect(lines.map(({ kind, documents: found }) => [kind, found.map(({ mark }) => mark)])).toEqual([
    ['payment', [payment.mark]],
    ['refund', [refund.mark]],
  ])
})
