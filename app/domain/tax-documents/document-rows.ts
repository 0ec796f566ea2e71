import { z } from 'zod'
import { dayOf } from '~/domain/written-days'
import { columnsOf } from '~/domain/imports/columns'
import type { ImportTable } from '~/domain/imports/limits'
import { asLine } from '~/domain/fields'
import { euros } from '~/domain/values'
import headingWords from './heading-words.json'

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

/** Reads the documents of a file by its headings; undefined if a column that is needed is missing. */
export function documentRows({ headings, lines }: ImportTable): DocumentRow[] | undefined {
  const columns = columnsOf(headings, headingWords)
  if (needed.some((name) => columns[name] === undefined)) return undefined
  return lines.map(([line, cells]) => {
    // What is longer than any of them is none.
    const cell = (name: keyof typeof headingWords) => asLine(cells[columns[name] ?? -1] ?? '').slice(0, 301)
    const cents = euros('').safeParse(amountOf(cell('amount')))
    return {
      line,
      reference: cell('reference').slice(0, 40),
      kind: kindOf(cell('kind')),
      series: cell('series').slice(0, 51),
      number: /^\d{1,9}$/.test(cell('number')) ? Number(cell('number')) : null,
      issuedOn: dayOf(cell('day')) || null,
      mark: cell('mark').slice(0, 40),
      uid: cell('uid') || null,
      qrUrl: cell('qr') || null,
      amountCents: cents.success ? cents.data : null,
    }
  })
}

/** «1.234,50 €», «1,234.50» and «62» as euros takes them. */
function amountOf(text: string) {
  const [, whole = '', cents = '0'] =
    /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[€\s]|EUR/gi, '')) ?? []
  return whole && `${whole.replaceAll(/[.,]/g, '')}.${cents}`
}

/** The kind that a cell names by its number, «11.2» or «11,2 Απόδειξη παροχής υπηρεσιών». */
function kindOf(text: string): DocumentKind | null {
  const number = /^\d+[.,]\d+/.exec(text)?.[0].replace(',', '.')
  return documentKinds.find((kind) => kindNumbers[kind] === number) ?? null
}
