import { asLine } from '~/domain/fields'
import { type Amount, readAmount, signOf } from '~/domain/written-amounts'
import { dayOf, dayOrderOf } from '~/domain/written-days'
import { balanceOf, type Balances, balancesIn, offBy } from './balances'
import type { ColumnField, Columns } from './columns'
import pendingWords from './pending-words.json'
import reversalWords from './reversal-words.json'
import type { StatementLine, StatementRow } from './statement-line'

const textLimit = 400

/** Banks book what came at a weekend on the next working day: so many days may a line lie ahead. */
export const daysAhead = 10

/** A text of a line, as it is kept. */
export const lineText = (text: string) => asLine(text).slice(0, textLimit).trim()

type Cell = (field: ColumnField) => string
const cellOf =
  (cells: string[], columns: Columns): Cell =>
  (field) =>
    (columns[field] ?? [])
      .map((at) => cells[at] ?? '')
      .join(' ')
      .trim()

/** The order of day and month in a bank's table (dayOrderOf). */
export const orderOf = (rows: StatementRow[], columns: Columns) =>
  dayOrderOf(
    rows.map(([, cells]) => cellOf(cells, columns)('day')),
    daysAhead,
  )

/**
 * Reads the rows of a bank's table: its lines, and by how much they contradict the balances that it names (offBy). A row with
 * neither a day nor an amount is no line: banks write notes below their tables. Nor is one that names a balance, before the
 * first line or after the last.
 */
export function readTable(rows: StatementRow[], columns: Columns) {
  const middle = withoutBalances(rows)
  const habits = habitsOf(middle, columns)
  const balances = balancesIn(rows.filter((row) => !middle.includes(row)))
  const proved = (habits.debit === null ? [true, false] : [])
    .map((debit) => readLines(middle, columns, { ...habits, debit }, balances))
    .filter(({ offCents }) => offCents === 0)
  return proved.length === 1 ? proved[0]! : readLines(middle, columns, habits, balances)
}

/** The lines of a table by the habits of its bank, and by how much they contradict the balances. */
function readLines(rows: StatementRow[], columns: Columns, habits: Habits, balances: Balances) {
  const found = rows.flatMap(([number, cells]) => {
    const cell = cellOf(cells, columns)
    const day = dayOf(cell('day'), { order: columns.order ?? 'dayFirst', ahead: daysAhead }) || null
    const amount = amountOf(cell, habits)
    if (day === null && amount === null) return []
    const text = lineText((amount === null || day === null ? cells : [cell('text')]).join(' '))
    const line: StatementLine = {
      number,
      day,
      cents: amount?.cents ?? null,
      currency: cell('currency').toUpperCase() || (amount?.currency ?? ''),
      text,
      reference: lineText(cell('reference')),
      aside: isPending(cells, columns) ? 'pending' : null,
      reversal: wordedReversal(text),
    }
    return [{ line, movement: { cents: line.cents, day, balance: readAmount(cell('balance'))?.cents } }]
  })
  const offCents = offBy(
    found.filter(({ line }) => line.aside === null).map(({ movement }) => movement),
    balances,
  )
  return { lines: found.map(({ line }) => line), offCents }
}

/** The rows without those that name a balance before the first line or after the last: a payer may write the same words. */
export function withoutBalances(rows: StatementRow[]) {
  const isLine = (row: StatementRow) => row[1].filter(Boolean).length > 2 && !balanceOf(row)
  const [first, last] = [rows.findIndex(isLine), rows.findLastIndex(isLine)]
  return rows.filter((row, at) => (at > first && at < last) || !balanceOf(row))
}

const speaksOf = (words: string[]) => {
  const pattern = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})`, 'iu')
  return (text: string) => pattern.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}
const saysReversal = speaksOf(reversalWords)
const saysPending = speaksOf(pendingWords)

/** Whether a text speaks of money that goes back. */
export const wordedReversal = (text: string) => (saysReversal(text) ? 'worded' : null)

// Longer than a state is what somebody wrote.
const longestState = 30

/** Whether a column that nobody named says that the money has not moved, or not for good. */
function isPending(cells: string[], columns: Columns) {
  const named = new Set<unknown>(Object.values(columns).flat())
  return cells.some((cell, at) => !named.has(at) && cell.length <= longestState && saysPending(cell))
}

type Habits = { debit: boolean | null; word: boolean }

/**
 * Whether a bank writes a minus at all that left: in the column for debits, or beside the word for debit. Then it says nothing
 * more; otherwise a minus there takes a debit back. Null: a single debit with a minus may be either, and what the balances do
 * not prove is unreadable.
 */
function habitsOf(rows: StatementRow[], columns: Columns): Habits {
  const cells = rows.map(([, each]) => cellOf(each, columns))
  const signsOf = (amounts: (Amount | undefined)[]) =>
    amounts.flatMap((amount) => (amount?.cents && !amount.byWord ? [Math.sign(amount.cents)] : []))
  const debits = signsOf(cells.map((cell) => readAmount(cell('debit'))))
  const words = signsOf(
    cells.filter((cell) => signOf(cell('sign')) === -1).map((cell) => readAmount(cell('amount'))),
  )
  return {
    debit: debits.length === 1 && debits[0]! < 0 ? null : debits.every((sign) => sign < 0),
    word: words.every((sign) => sign < 0),
  }
}

/** The signed amount of a row, from one column with a sign, one with a column beside it that says which, or two. */
function amountOf(cell: Cell, habits: Habits): Amount | null {
  const [credit, debit] = [readAmount(cell('credit')), readAmount(cell('debit'))]
  if (credit?.cents && debit?.cents) return null
  if (credit?.cents) return credit
  if (debit?.cents) return asDebit(debit, habits.debit)
  const amount = readAmount(cell('amount'))
  if (!amount) return null
  if (!cell('sign')) return amount
  const said = signOf(cell('sign'))
  // The letter at the amount may say the other.
  if (!said || (amount.byWord && Math.sign(amount.cents) === -said)) return null
  return said < 0 ? asDebit(amount, habits.word) : amount
}

function asDebit(amount: Amount, minusIsHabit: boolean | null): Amount | null {
  if (amount.byWord) return amount
  if (amount.cents < 0 && minusIsHabit === null) return null
  return { ...amount, cents: minusIsHabit && amount.cents < 0 ? amount.cents : -amount.cents }
}
