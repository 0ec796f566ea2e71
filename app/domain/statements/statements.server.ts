import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import { getConstants } from '~/domain/constants/constants.server'
import { orderToRead } from '~/domain/imports/day-order.server'
import { readInThread } from '~/domain/imports/read-in-thread.server'
import { endCardPayment } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import { accountsIn, areEnough, guessColumns, tableOf, withTold, type Columns } from './columns'
import { settledOrder } from '~/domain/written-days'
import { linesOfCamt } from './lines-of-camt'
import { orderOf, readTable, withoutBalances } from './lines-of-rows'
import { shownLines, statementLimits } from './schema'
import type { StatementLine, StatementRow } from './statement-line'

/** A file of the bank whose check is not finished. */
export type Statement = Row<'statements'>
/** A line with its order and what would become of it. */
export type CheckedLine = Row<'statement_lines'>
/** An order that a line may pay. */
export type LineCandidate = Row<'line_candidates'>

/** One statement, or undefined. */
export async function findStatement(viewer: Viewer, id: number) {
  const [found] = await reads.statements(viewer, { onlyId: id })
  return found
}

/**
 * Reads a file of the bank and stores its lines, or, with `askColumns` or columns that nobody has named yet, its rows.
 * Returns the statement's id, and the other accounts in the file, whose lines are left out. Raises the refusals of readInThread and those of api.upload_statement.
 */
export async function uploadStatement(viewer: Viewer, file: File, askColumns = false) {
  if (file.size > statementLimits.fileBytes) throw new Refusal('import_too_large', 'file', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readInThread(viewer, bytes, 'statement', statementLimits)
  if (read.statements) {
    const { bankIban } = await getConstants()
    const isOurs = (account: string) => compact(account) === compact(bankIban)
    const ours = read.statements.filter(({ accounts }) => accounts.every(isOurs))
    // A file of other accounts alone is refused.
    const statements = ours.length > 0 ? ours : read.statements
    const id = await store(viewer, {
      accounts: statements.flatMap(({ accounts }) => accounts),
      ...linesOfCamt(statements),
    })
    return {
      id,
      others: [...new Set(read.statements.flatMap(({ accounts }) => accounts))].filter((one) => !isOurs(one)),
    }
  }
  const table = tableOf(read.rows)
  if (!table) throw new Refusal('statement_kind', 'file', 422)
  const { headings, rows, above } = table
  const known = askColumns ? null : ((await reads.statementColumns(viewer, { headings })) as Columns | null)
  const order = known && settledOrder(orderOf(rows, known), known.order)
  const found = known && order ? readTable(rows, withTold({ ...known, order }, rows)) : null
  const id = await store(viewer, {
    accounts: accountsIn(above),
    headings,
    rows,
    ...(found?.lines.some(isRead) ? found : { lines: null, offCents: null }),
  })
  return { id, others: [] }
}

const compact = (iban: string) => iban.replaceAll(/[^A-Z\d]/gi, '').toUpperCase()

const isRead = ({ day, cents }: StatementLine) => day !== null && cents !== null

type Stored = {
  accounts: string[]
  lines: StatementLine[] | null
  offCents: number | null
  headings?: string[]
  rows?: StatementRow[]
}

async function store(viewer: Viewer, { accounts, lines, offCents, headings = [], rows = [] }: Stored) {
  const [row] = await act(
    viewer,
    (sql) => sql<[{ id: number }]>`
    select api.upload_statement(accounts => ${accounts}, lines => ${lines && sql.json(lines)},
      headings => ${headings}, rows => ${sql.json(rows)}, off_cents => ${offCents}) as id`,
    { patiently: true },
  )
  return row.id
}

/** The columns of a statement as its headings and cells suggest them. */
export const suggestColumns = ({ headings, rows }: Statement) =>
  withTold(guessColumns(headings ?? []), rows ?? [])

/** The first rows of a statement that are lines. */
export const sampleRows = ({ rows }: Statement) => withoutBalances(rows ?? []).slice(0, 3)

/**
 * Takes the columns of a statement and stores its lines. Raises statement_columns_missing, day_order_unknown,
 * day_order_wrong, statement_unread.
 */
export async function mapStatement(viewer: Viewer, { id, rows }: Statement, columns: Columns) {
  if (!rows) return
  if (!areEnough(columns)) throw new Refusal('statement_columns_missing', undefined, 422)
  const order = orderToRead(orderOf(rows, columns), columns.order)
  const told = { ...columns, order }
  const { lines, offCents } = readTable(rows, withTold(told, rows))
  await act(
    viewer,
    (sql) => sql`
    select api.map_statement(statement_id => ${id}, columns => ${sql.json(told)}, lines => ${sql.json(lines)},
      off_cents => ${offCents})`,
    { patiently: true },
  )
}

/** The first lines of each part of a statement, or one line. */
export const listLines = (viewer: Viewer, statementId: number, most: number, only: number | null = null) =>
  read(
    viewer,
    (sql) =>
      sql<CheckedLine[]>`
      select * from api.statement_lines(statement_id => ${statementId}, most => ${most}, only_number => ${only})`,
    { patiently: true },
  )

type Seen = Pick<CheckedLine, 'number' | 'fate' | 'purchaseId'>
type Chosen = { lines: Seen[]; others?: boolean }
type RunEach = (
  ids: number[],
  run: (id: number) => Promise<unknown>,
) => Promise<{ refused: { id: number; why: string }[] }>

/**
 * Books the chosen lines as a page showed them, and with `others` the sure ones for which it had no room; each by itself,
 * so that a refused one leaves the others as they are. An open card payment of an order is ended first. Returns how many,
 * their sum, and the refused ones as number:rule.
 */
export async function bookLines(
  viewer: Viewer,
  statementId: number,
  { lines, others }: Chosen,
  runEach: RunEach,
) {
  const now = await listLines(viewer, statementId, statementLimits.rows)
  const byNumber = new Map(now.map((line) => [line.number, line]))
  const sure = now.filter(({ part }) => part === 'sure')
  const seen = new Map<number, Seen>(
    [...(others ? sure.slice(shownLines) : []), ...lines].map((line) => [line.number, line]),
  )
  let [done, cents] = [0, 0]
  const { refused } = await runEach([...seen.keys()], async (number) => {
    const line = byNumber.get(number)
    // Another admin was faster: the line has left the statement.
    if (!line) return
    if (line.purchaseId) await endCardPayment(viewer, line.purchaseId)
    const booked = await acts.bookLine(viewer, {
      statementId,
      lineNumber: number,
      seenFate: seen.get(number)!.fate,
      seenPurchaseId: seen.get(number)!.purchaseId,
    })
    if (!booked) return
    done += 1
    cents += line.amountCents ?? 0
  })
  return { done, cents, refused: refused.map(({ id, why }) => `${id}:${why}`) }
}
