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
    // A number without cents may be anything.
    const cents = told.filter((cell) => /[.,]\d{2}(?!\d)/.test(cell)).map((cell) => readAmount(cell)?.cents)
    return { kind, cents: cents.findLast((each) => each !== undefined) }
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

/** What a movement of the account changed, and the balance after it if the file says so. */
export type Movement = { cents: number | null; balance?: number | undefined }

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
  // The newest stands first or last, in some files day by day in the other order.
  return isChain(movements) ? 0 : Math.min(gaps(movements), gaps(movements.toReversed()))
}

/** Whether the movements, in whatever order, are one way from a first balance to a last one. */
function isChain(movements: Movement[]) {
  const open = new Map<number, number>()
  const count = (at: number, by: number) => open.set(at, (open.get(at) ?? 0) + by)
  for (const { cents, balance } of movements) {
    if (cents === null || balance === undefined) return false
    count(balance - cents, 1)
    count(balance, -1)
  }
  return [...open.values()].reduce((sum, each) => sum + Math.abs(each), 0) <= 2
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
