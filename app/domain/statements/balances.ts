import { foldName } from '~/domain/imports/columns'
import { readAmount } from '~/domain/written-amounts'
import balanceWords from './balance-words.json'
import type { StatementRow } from './statement-line'

export type Balances = { opening?: number | undefined; closing?: number | undefined }

const kinds = ['opening', 'closing'] as const
const folded = { opening: balanceWords.opening.map(foldName), closing: balanceWords.closing.map(foldName) }

/** The words of a cell without its numbers, its currency and the letters of a sign. */
const wordsOf = (cell: string) =>
  foldName(cell)
    .split(' ')
    .filter((word) => word.length > 2 && !/\d/.test(word) && word !== 'eur')
    .join(' ')

/** Which balance a row names, instead of a movement, and its cents. */
export function balanceOf([, cells]: StatementRow) {
  for (const kind of kinds) {
    const at = cells.findIndex((cell) => folded[kind].includes(wordsOf(cell)))
    if (at < 0) continue
    // In a cell behind the words, or after them in the same one.
    const told = [cells[at]!.replace(/^[^:]*:?/, ''), ...cells.slice(at + 1)]
    const amounts = told.filter((cell) => readAmount(cell))
    // Among several numbers one without cents may be anything; a spreadsheet leaves out the zeros of the only one.
    const amount =
      amounts.findLast((cell) => /[.,]\d{2}(?!\d)/.test(cell)) ??
      (amounts.length === 1 ? amounts[0] : undefined)
    return { kind, cents: amount === undefined ? undefined : readAmount(amount)!.cents }
  }
  return undefined
}

/** The balances that rows around a table name. */
export function balancesIn(rows: StatementRow[]): Balances {
  const balances: Balances = {}
  for (const row of rows) {
    const found = balanceOf(row)
    if (found?.cents !== undefined) balances[found.kind] ??= found.cents
  }
  return balances
}

/** What a movement of the account changed, its day, and the balance after it if the file says so. */
export type Movement = { cents: number | null; day?: string | null; balance?: number | undefined }

/**
 * By how much a statement contradicts itself: opening balance and movements must give the closing one, and each movement
 * leads from one balance to the next. 0 if all is proved, null if the file names no two balances.
 */
export function offBy(movements: Movement[], balances: Balances) {
  const off = differenceOf(movements, balances)
  return off === null ? null : Math.min(off, mostCents)
}

// What the database takes.
export const mostCents = 2_147_483_647

function differenceOf(movements: Movement[], { opening, closing }: Balances) {
  if (opening !== undefined && closing !== undefined)
    return Math.abs(closing - opening - movements.reduce((sum, { cents }) => sum + (cents ?? 0), 0))
  if (movements.filter(({ balance }) => balance !== undefined).length < 2) return null
  return Math.min(...ordersOf(movements).map(gaps))
}

/**
 * The movements from the oldest on: the newest stands first or last, which their days tell unless they go up and down. All lines
 * of a day may stand the other way round. No more orders: where a day ends as it began, another one hides a lost sign or line.
 */
function ordersOf(movements: Movement[]): Movement[][] {
  const known = movements.map(({ day }) => day).filter((day) => day !== null && day !== undefined)
  const [up, down] = [
    known.every((day, at) => at === 0 || known[at - 1]! <= day),
    known.every((day, at) => at === 0 || known[at - 1]! >= day),
  ]
  if (up === down) return [movements, movements.toReversed()]
  const oldestFirst = up ? movements : movements.toReversed()
  const days: Movement[][] = []
  for (const movement of oldestFirst) {
    const last = days.at(-1)
    if (last && (movement.day ?? last[0]!.day) === last[0]!.day) last.push(movement)
    else days.push([movement])
  }
  return [oldestFirst, days.flatMap((each) => each.toReversed())]
}

/** The sum of what lies between each balance and the one that the movements since the last balance give. */
function gaps(movements: Movement[]) {
  let [off, now]: [number, number | undefined] = [0, undefined]
  for (const { cents, balance } of movements) {
    if (now !== undefined) now += cents ?? 0
    if (balance === undefined) continue
    if (now !== undefined) off += Math.abs(balance - now)
    now = balance
  }
  return off
}
