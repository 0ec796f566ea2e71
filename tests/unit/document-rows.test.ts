import { expect, test } from 'vitest'
import { documentColumns, documentRows } from '~/domain/tax-documents/document-rows'

const headings = ['Είδος', 'Κωδικός αγοράς', 'Ποσό', 'Σειρά', 'Α/Α', 'Ημερομηνία', 'ΜΑΡΚ', 'UID', 'QR']
const cells = ['11.2', 'MP-ABCD', '62,00', 'ΑΠΥ', '12', '05/10/2026', '400001234567890', '', '']
function read(change: Record<number, string> = {}, heads = headings) {
  const lines: [number, string[]][] = [[2, cells.map((cell, at) => change[at] ?? cell)]]
  const columns = documentColumns(heads)
  return columns && documentRows({ headings: heads, lines }, columns)
}

test('a row of the accountant’s file is a document', () => {
  expect(read()).toEqual([
    {
      line: 2,
      reference: 'MP-ABCD',
      kind: 'retail',
      series: 'ΑΠΥ',
      number: 12,
      issuedOn: '2026-10-05',
      mark: '400001234567890',
      uid: null,
      qrUrl: null,
      amountCents: 6200,
    },
  ])
})

test('amounts are read as programs write them', () => {
  const cents = (amount: string) => read({ 2: amount })![0]!.amountCents
  expect(['62', '62.5', '1.234,50 €', '1,234.50', '1.234', '€ 62,00', 'EUR 62'].map(cents)).toEqual([
    6200, 6250, 123450, 123450, 123400, 6200, 6200,
  ])
  expect(['-62', '62 $', 'x', '', '1,2,3'].map(cents)).toEqual([null, null, null, null, null])
})

test('kinds are named by their numbers, other ones by none', () => {
  const kind = (text: string) => read({ 0: text })![0]!.kind
  expect(['2.1', '11,4', '5.1 Πιστωτικό', '11.1', 'Απόδειξη', '112'].map(kind)).toEqual([
    'invoice',
    'retail_credit',
    'invoice_credit',
    null,
    null,
    null,
  ])
})

test('a credit document may be below zero, and kinds have Greek names', () => {
  const row = (kind: string, amount: string) => {
    const [one] = read({ 0: kind, 2: amount })!
    return [one!.kind, one!.amountCents]
  }
  expect([row('11.4', '-62,00'), row('Πιστωτικό τιμολόγιο', '−62,00 €'), row('ΑΠΥ', '-62,00')]).toEqual([
    ['retail_credit', 6200],
    ['invoice_credit', 6200],
    ['retail', null],
  ])
  expect([row('ΑΠΥ', '62'), row('ΤΠΥ', '62'), row('ΑΠY', '62')]).toEqual([
    ['retail', 6200],
    ['invoice', 6200],
    ['retail', 6200],
  ])
})

test('a reference within words stays with them, an apostrophe before a number does not', () => {
  expect(read({ 1: 'Συνδρομή MP-ABCD για τη Ρέα', 6: "'400001234567890" })).toMatchObject([
    { reference: 'Συνδρομή MP-ABCD για τη Ρέα', mark: '400001234567890' },
  ])
})

test('a number that is none and a day that is none stay empty', () => {
  expect(read({ 4: 'Α12', 5: '31/02/2026' })).toMatchObject([{ number: null, issuedOn: null }])
})

test('headings in any of five languages are known, and a file without one of them is none', () => {
  const german = ['Belegart', 'Kaufnummer', 'Betrag', 'Serie', 'Nummer', 'Datum', 'MARK', 'UID', 'QR']
  expect(read({}, german)).toEqual(read())
  for (const at of [0, 1, 2, 3, 4, 5, 6]) expect(read({}, headings.with(at, 'Σχόλια'))).toBeUndefined()
})
