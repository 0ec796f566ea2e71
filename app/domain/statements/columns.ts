import { foldName } from '~/domain/imports/columns'
import { headingRow } from '~/domain/imports/heading-row'
import { readAmount, signOf } from '~/domain/written-amounts'
import type { DayOrder } from '~/domain/written-days'
import { balanceOf } from './balances'
import columnWords from './column-words.json'
import type { StatementRow } from './statement-line'

/** What a column of a bank's table may hold; the text may be in several. */
export const columnFields = [
  'day',
  'amount',
  'credit',
  'debit',
  'sign',
  'text',
  'reference',
  'currency',
  'balance',
] as const
export type ColumnField = (typeof columnFields)[number]

/** The columns of each field, from 0, and the order of day and month in the column of the day. */
export type Columns = Partial<Record<ColumnField, number[]>> & { order?: DayOrder }

/** Guesses what the columns hold from their headings. */
export function guessColumns(headings: string[]): Columns {
  const columns: Columns = {}
  headings.map(foldName).forEach((heading, at) => {
    const field = columnFields.find((each) =>
      columnWords[each].some((word) => heading !== '' && foldName(word) === heading),
    )
    if (field && (field === 'text' || !columns[field])) columns[field] = [...(columns[field] ?? []), at]
  })
  return columns
}

// Eight letters or digits of an order after MP, which may be Greek.
const ownReference =
  /(?<![\p{L}\p{N}])[M\u041c\u039c][\s-]?[P\u0420\u03a1](?:[\s-]?[A-Z0-9\u0391\u0392\u0395\u0396\u0397\u039a\u039c\u039d\u03a1\u03a4\u03a5\u03a7]){8}(?![\p{L}\p{N}])/iu

/** A column in which the reference of an order stands is text, whatever its heading says. */
export function withReferences(columns: Columns, rows: StatementRow[]): Columns {
  const holding = rows.flatMap(([, cells]) =>
    cells.flatMap((cell, at) => (ownReference.test(cell) ? [at] : [])),
  )
  const text = [...new Set([...(columns.text ?? []), ...holding])]
  return text.length > 0 ? { ...columns, text } : columns
}

/** Whether cells tell the signs of their amounts: with a word for what left, or letters for both; most that are filled do. */
function tells(cells: string[]) {
  const filled = cells.filter(Boolean)
  const signs = filled.map(signOf)
  // One letter alone may mark anything.
  const word = filled.some((cell, at) => signs[at] === -1 && cell.length > 1)
  const both = signs.includes(-1) && signs.includes(1) && !signs.includes(undefined)
  return (word || both) && signs.filter(Boolean).length * 2 >= signs.length
}

/** A column that says of amounts whether they came or left is their sign, where no amount has one, whatever its heading says. */
export function withSigns(columns: Columns, rows: StatementRow[]): Columns {
  const { amount, sign } = columns
  if (!amount || sign) return columns
  const amounts = rows.flatMap(([, cells]) => {
    const read = readAmount(cells[amount[0]!] ?? '')
    return read?.cents ? [{ cells, read }] : []
  })
  if (amounts.some(({ read }) => read.cents < 0 || read.byWord)) return columns
  const taken = new Set(Object.values(columns).flat())
  const width = Math.max(0, ...amounts.map(({ cells }) => cells.length))
  const at = Array.from({ length: width }, (_, each) => each).find(
    (each) => !taken.has(each) && tells(amounts.map(({ cells }) => cells[each] ?? '')),
  )
  return at === undefined ? columns : { ...columns, sign: [at] }
}

/** The columns that the cells themselves tell, beside those that were named. */
export const withTold = (columns: Columns, rows: StatementRow[]) =>
  withSigns(withReferences(columns, rows), rows)

/** Whether the columns are enough to read a line. */
export const areEnough = ({ day, amount, credit, text }: Columns) =>
  Boolean(day && text && (amount || credit))

/**
 * The headings of a bank's table, the rows below them, and what stands above. Without headings that we know, the first row
 * of three cells. Rows above that name a balance stay with those of the table.
 */
export function tableOf(rows: StatementRow[]) {
  const at = headingRow(rows, (cells) => areEnough(guessColumns(cells)), 3)
  if (at < 0) return undefined
  const above = rows.slice(0, at)
  return { headings: rows[at]![1], rows: [...above.filter(balanceOf), ...rows.slice(at + 1)], above }
}

const greekIban = /GR\d{2}(?: ?\d{4}){5} ?\d{3}(?!\d)/g

/** The accounts that the rows above a table name. */
export const accountsIn = (above: StatementRow[]) => [
  ...new Set(
    above.flatMap(([, cells]) =>
      [...cells.join(' ').matchAll(greekIban)].map(([iban]) => iban.replaceAll(' ', '')),
    ),
  ),
]
