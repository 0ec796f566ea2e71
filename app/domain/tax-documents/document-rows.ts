import { z } from 'zod'
import { readAmount } from '~/domain/written-amounts'
import { type DayOrder, dayOf, dayOrderOf } from '~/domain/written-days'
import { columnsOf, foldName } from '~/domain/imports/columns'
import type { ImportTable } from '~/domain/imports/limits'
import { asLine } from '~/domain/fields'
import headingWords from './heading-words.json'
import kindWords from './kind-words.json'

/** The kinds of tax documents, as myDATA numbers them. */
export const kindNumbers = {
  retail: '11.2',
  invoice: '2.1',
  retail_credit: '11.4',
  invoice_credit: '5.1',
} as const
export type DocumentKind = keyof typeof kindNumbers
export const documentKinds = Object.keys(kindNumbers) as [DocumentKind, ...DocumentKind[]]

/** A document of a file, as api.enter_documents takes it; null is what cannot be read, which SQL refuses. */
export const shownRow = z.object({
  line: z.int(),
  reference: z.string(),
  kind: z.enum(documentKinds).nullable(),
  series: z.string(),
  number: z.int().nullable(),
  issuedOn: z.iso.date().nullable(),
  mark: z.string(),
  uid: z.string().nullable(),
  qrUrl: z.string().nullable(),
  amountCents: z.int().nullable(),
})
export type DocumentRow = z.infer<typeof shownRow>

/** As api.enter_documents takes them at once. */
export const mostRows = 500

/** Columns that every file needs. */
const needed = ['kind', 'reference', 'amount', 'series', 'number', 'day', 'mark'] as const

/** The columns of a file of documents by its headings; undefined if one that is needed is missing. */
export function documentColumns(headings: string[]) {
  const columns = columnsOf(headings, headingWords)
  return needed.some((name) => columns[name] === undefined) ? undefined : columns
}
type Columns = NonNullable<ReturnType<typeof documentColumns>>

/** The order of day and month in a file of documents (dayOrderOf). */
export const orderOf = ({ lines }: ImportTable, columns: Columns) =>
  dayOrderOf(lines.map(([, cells]) => cells[columns.day ?? -1] ?? ''))

/** Reads the documents of a file. */
export function documentRows({ lines }: ImportTable, columns: Columns, order?: DayOrder): DocumentRow[] {
  return lines.map(([line, cells]) => {
    // What is longer than any of them is none. The apostrophe of a spreadsheet stands before a text.
    const cell = (name: keyof typeof headingWords) =>
      asLine(cells[columns[name] ?? -1] ?? '')
        .replace(/^['\u2019]/, '')
        .slice(0, 301)
    const kind = kindOf(cell('kind'))
    return {
      line,
      reference: cell('reference'),
      kind,
      series: cell('series').slice(0, 51),
      number: /^\d{1,9}$/.test(cell('number')) ? Number(cell('number')) : null,
      issuedOn: dayOf(cell('day'), { order }) || null,
      mark: cell('mark').slice(0, 40),
      uid: cell('uid') || null,
      qrUrl: cell('qr') || null,
      amountCents: centsOf(cell('amount'), kind),
    }
  })
}

/** An amount in euros; some programs write the one of a credit document below zero. */
function centsOf(text: string, kind: DocumentKind | null) {
  const amount = readAmount(text)
  if (!amount || amount.byWord || !['', 'EUR'].includes(amount.currency)) return null
  if (amount.cents < 0 && !kind?.endsWith('_credit')) return null
  return Math.abs(amount.cents)
}

/** The kind that a cell names by its number, «11.2» or «11,2 Απόδειξη παροχής υπηρεσιών», or by its Greek name. */
function kindOf(text: string): DocumentKind | null {
  const number = /^\d+[.,]\d+/.exec(text)?.[0].replace(',', '.')
  const name = foldName(text)
  return (
    documentKinds.find((kind) => kindNumbers[kind] === number) ??
    documentKinds.find((kind) => !number && kindWords[kind].some((word) => foldName(word) === name)) ??
    null
  )
}
