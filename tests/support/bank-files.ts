// Long: the shapes of five banks, and what an account may live through.
// Files of a bank whose true movements are known: orders paid exactly, with less or more, without their reference; payments that
// the bank takes back; rent, fees and donations; two files whose days overlap. Some are damaged on their way.
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import {
  bookLines,
  findStatement,
  listLines,
  mapStatement,
  suggestColumns,
  uploadStatement,
} from '~/domain/statements/statements.server'
import { athensDay } from '~/i18n/format'
import { runEach } from '~/lists/bulk-act.server'
import type { Chance } from '../hard/chance'
import type { Mentee, Woman } from './people'
import { cell } from './rows'
import { camtOf, fileOf, ourIban } from './statements'

type Movement = {
  day: string
  cents: number
  text: string
  reference: string
  order?: number
  reversal?: boolean
}
/** A movement with the balance after it. */
type Row = Movement & { balance: number }
type Ends = { opening: number; closing: number }
/** `proves`: the file names both ends, a balance behind each line, or none. */
type Shape = { name: string; proves: 'ends' | 'lines' | null; write(rows: Row[], ends: Ends): string }

const euros = (cents: number, comma = ',') => (cents / 100).toFixed(2).replace('.', comma)
const shown = (day: string) => day.split('-').toReversed().join('/')
const sum = (movements: Movement[]) => movements.reduce((all, { cents }) => all + cents, 0)
/** What is left of the money that came; what leaves before it takes back something of an earlier file. */
const leftOf = (movements: Movement[]) => movements.reduce((left, { cents }) => Math.max(0, left + cents), 0)
const running = (movements: Movement[], opening: number): Row[] =>
  movements.map((each, at) => ({ ...each, balance: opening + sum(movements.slice(0, at + 1)) }))

const shapes: Shape[] = [
  {
    name: 'a letter beside each amount, balances above the table',
    proves: 'ends',
    write: (rows, { opening, closing }) =>
      [
        `Κινήσεις Λογαριασμού: ${ourIban}`,
        `Προηγούμενο Μικτό Υπόλοιπο:;${euros(opening)} Π`,
        `Νέο Μικτό Υπόλοιπο:;${euros(closing)} Π`,
        `Α/Α;Ημερομηνία;Αιτιολογία;Αρ. συναλλαγής;Ποσό;Πρόσημο ποσού;${randomUUID()}`,
        ...rows.map(
          ({ day, cents, text, reference }, at) =>
            `${at + 1};${shown(day)};="${text}";="${reference}";${euros(Math.abs(cents))};${cents < 0 ? 'Χ' : 'Π'};`,
        ),
      ].join('\n'),
  },
  {
    name: 'a word beside signed amounts, a balance behind each line, the newest first',
    proves: 'lines',
    write: (rows) =>
      [
        `Ημερομηνία;Ποσό συναλλαγής;Νόμισμα;Χρέωση / Πίστωση;Περιγραφή;Λογιστικό Υπόλοιπο;Αριθμός αναφοράς;${randomUUID()}`,
        ...rows
          .toReversed()
          .map(
            ({ day, cents, text, reference, balance }) =>
              `${shown(day)};${euros(cents)};EUR;${cents < 0 ? 'Χρέωση' : 'Πίστωση'};${text};${euros(balance)};${reference};`,
          ),
      ].join('\n'),
  },
  {
    name: 'tabs, the currency at the amount, no balance',
    proves: null,
    write: (rows) =>
      [
        `Περιγραφή Συναλλαγής\tΗμ/νία Συναλλαγής\tΣχόλια / Κωδικός Αναφοράς\tΠοσό\t${randomUUID()}`,
        ...rows.map(({ day, cents, text }) => `ΜΕΤΑΦΟΡΑ\t${shown(day)}\t${text}\t${euros(cents)} EUR\t`),
      ].join('\n'),
  },
  {
    name: 'commas, English numbers, a balance behind each line',
    proves: 'lines',
    write: (rows) =>
      [
        `Date,Description,Amount,Balance,${randomUUID()}`,
        ...rows.map(
          ({ day, cents, text, balance }) =>
            `${shown(day)},${text},"${euros(cents, '.')}","${euros(balance, '.')}",`,
        ),
      ].join('\n'),
  },
  {
    name: 'a column for what came and one for what left; a reversal is a minus among the credits',
    proves: 'lines',
    write: (rows) =>
      [
        `Ημερομηνία;Αιτιολογία;Χρέωση;Πίστωση;Υπόλοιπο;${randomUUID()}`,
        ...rows.map(
          ({ day, cents, text, reversal, balance }) =>
            `${shown(day)};${text};${cents < 0 && !reversal ? euros(-cents) : ''};${cents > 0 || reversal ? euros(cents) : ''};${euros(balance)};`,
        ),
      ].join('\n'),
  },
  { name: 'camt.053', proves: 'ends', write: camtOf },
]

const start = 1_000_000
const dayOf = (day: number) => athensDay(new Date(Date.now() + (day - 15) * 86_400_000))

/** What happens on an account in some days, in its order. */
function movementsOf(chance: Chance, orders: string[]): Movement[] {
  const movements: Movement[] = []
  const add = (day: number, cents: number, text: string, more: Partial<Movement> = {}) =>
    movements.push({
      day: dayOf(Math.min(day, 12)),
      cents,
      text,
      reference: chance.oneOf([`FT${randomUUID().slice(0, 12)}9`, '00000000', 'SEPA CREDIT TRANSFER', '']),
      ...more,
    })
  orders.forEach((code, order) => {
    const day = chance.below(11)
    const spelt = chance.oneOf([code, code.toLowerCase(), code.replace('-', ' '), `ΠΛΗΡΩΜΗ ${code}`])
    const cents = chance.oneOf([6200, 6200, 6200, 3100, 7000])
    const what = chance.below(8)
    if (what === 0) return
    add(day, cents, what === 1 ? `ΧΩΡΙΣ ΚΩΔΙΚΟ ${order}` : spelt, { order })
    const { reference } = movements.at(-1)!
    const later = day + chance.below(3)
    if (what === 2)
      add(later, -cents, chance.oneOf([spelt, `ΑΝΤΙΛΟΓΙΣΜΟΣ ${spelt}`]), { order, reversal: true, reference })
    if (what === 3) add(later, 6200, spelt, { order })
    if (what === 4) {
      add(later, -cents, `REVERSAL ${code}`, { order, reversal: true })
      add(later + 1, 6200, spelt, { order })
    }
  })
  for (let noise = 0; noise < 6; noise += 1)
    add(
      chance.below(12),
      chance.oneOf([-1, 1]) * (50 + chance.below(90_000)),
      chance.oneOf(['ΕΝΟΙΚΙΟ', 'ΔΩΡΕΑ', 'ΕΞΟΔΑ ΕΝΤΟΛΗΣ', 'ΜΙΣΘΟΔΟΣΙΑ']) + ` ${noise}`,
    )
  return chance.shuffled(movements).toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The rows as a damaged file has them: a sign that was lost, or a line that is missing. Balances say nothing of the oldest. */
function damaged(chance: Chance, rows: Row[]) {
  const at = 1 + chance.below(rows.length - 2)
  const hit = rows[at]!
  return chance.below(2) === 0 ? rows.toSpliced(at, 1) : rows.with(at, { ...hit, cents: -hit.cents })
}

type Used = { owner: Sql; chance: Chance; admin: Woman }

/** Brings two files of one account to the page for these orders, books what is sure, and says what was wrong, in words. */
export function bankFiles({ owner, chance, admin }: Used) {
  return async function bring(mentees: Mentee[]) {
    const ids = mentees.map(({ purchaseId }) => purchaseId)
    const orders = await owner<{ id: number; reference: string }[]>`
      update data.purchases set reference = rules.new_reference() where id = any (${ids}) returning id, reference`
    const codes = ids.map((id) => orders.find((order) => order.id === id)!.reference)
    const movements = movementsOf(chance, codes)
    const shape = chance.oneOf(shapes)
    const [end, begin] = [dayOf(5 + chance.below(4)), dayOf(3 + chance.below(3))]
    const files = [movements.filter(({ day }) => day <= end), movements.filter(({ day }) => day >= begin)]
    const wrong: string[] = []
    const told = new Set<number>()
    for (const file of files) {
      if (file.length === 0) continue
      const read = await check(shape, ids, file, start + sum(movements.slice(0, movements.indexOf(file[0]!))))
      wrong.push(...read.wrong)
      for (const id of read.told) told.add(id)
    }
    for (const [order, id] of ids.entries()) {
      const own = movements.filter((each) => each.order === order)
      const there = sum(own)
      const came = sum(own.filter(({ cents }) => cents > 0))
      const books = await cell<number>(owner`
        select coalesce(sum(amount_cents::integer), 0)::integer from data.ledger_entries where purchase_id = ${id}`)
      if (books > came) wrong.push(`order ${order}: ${books} in the books, and only ${came} ever came`)
      if (books !== there && !told.has(id))
        wrong.push(`order ${order}: ${books} in the books, ${there} at the bank, and no page says so`)
    }
    return wrong.map((each) => `${shape.name}: ${each}`)
  }

  /** One file, as it was written or damaged; the orders of which a page says that something is left to a person. */
  async function check(shape: Shape, ids: number[], file: Movement[], opening: number) {
    const wrong: string[] = []
    const rows = running(file, opening)
    const broken = shape.proves && rows.length > 2 && chance.below(4) === 0
    const given = broken ? damaged(chance, rows) : rows
    const text = shape.write(given, { opening, closing: rows.at(-1)!.balance })
    const { id } = await uploadStatement(admin.viewer, fileOf(text, 'statement'))
    const kept = (await findStatement(admin.viewer, id))!
    if (kept.rows) await mapStatement(admin.viewer, kept, { ...suggestColumns(kept), order: 'dayFirst' })
    const { offCents, outgoing } = (await findStatement(admin.viewer, id))!
    const lines = await listLines(admin.viewer, id, 1000)
    const proves = shape.proves === 'ends' || (shape.proves === 'lines' && rows.length > 1)
    if (offCents !== (proves ? (broken ? offCents || -1 : 0) : null))
      wrong.push(`differs by ${offCents}${broken ? ' and is damaged' : ''}`)
    if (lines.length + outgoing !== given.length)
      wrong.push(`${lines.length} lines shown and ${outgoing} counted of ${given.length}`)
    const sure = lines.filter(({ part }) => part === 'sure')
    if (broken && sure.length > 0) wrong.push(`${sure.length} lines of a damaged file are ticked`)
    for (const [order, id] of ids.entries()) {
      const ticked = sure
        .filter(({ purchaseId }) => purchaseId === id)
        .reduce((all, { amountCents }) => all + amountCents!, 0)
      const left = leftOf(file.filter((each) => each.order === order))
      if (ticked > left)
        wrong.push(`order ${order}: ${ticked} ticked, and ${left} left of it in the same file`)
    }
    const { refused } = await bookLines(admin.viewer, id, { lines: sure }, runEach)
    for (const each of refused) if (!each.endsWith('statement_line_changed')) wrong.push(`refused: ${each}`)
    const left = (await listLines(admin.viewer, id, 1000)).filter(({ part }) => part !== 'booked')
    const named = await owner<{ id: number }[]>`
      select u.id from data.purchases u where u.paid_at is null or u.id = any (${left.flatMap((line) => line.purchaseId ?? [])})`
    // Where the sum does not come out, or a line has no order, the page speaks of every order that is not paid.
    const speaks =
      offCents !== 0 || left.some(({ purchaseId, amountCents }) => !purchaseId && amountCents! > 0)
    return {
      wrong,
      told: speaks ? named.map((row) => row.id) : left.flatMap(({ purchaseId }) => purchaseId ?? []),
    }
  }
}
