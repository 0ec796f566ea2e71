// The year of an accountant: the ledger's lines are spread over it, and the files of its months and of any days must be
// what the ledger says, counted here anew.
import type { Sql } from 'postgres'
import { ledgerList } from '~/domain/accounting/list'
import { dayAfter, monthOf } from '~/domain/accounting/month'
import type { List } from '~/domain/lists/list'
import { splitVat } from '~/domain/purchases/vat'
import { exportList } from '~/lists/export-list.server'
import { readListQuery } from '~/lists/list-query'
import { ledgerSums } from '~/parts/accounting/ledger-sums.server'
import type { Woman } from './people'

const year = 2025
const months = Array.from({ length: 12 }, (_, at) => monthOf(`${year}-01-01`, at))

/** Gives every line of the ledger a moment of the year, in their order; some lie at midnight in Athens. */
export async function spreadOverAYear(owner: Sql, chance: { next(): number; below(end: number): number }) {
  const ids = await owner<{ id: number }[]>`select id from data.ledger_entries order by id`
  const [first, last] = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31, 20)]
  const moments = ids
    .map(() => new Date(first + Math.floor(chance.next() * (last - first))))
    .map((moment) => (chance.below(10) === 0 ? new Date(moment.setUTCHours(22, 0, 0, 0)) : moment))
    .toSorted((a, b) => a.getTime() - b.getTime())
  await owner.begin(async (sql) => {
    await sql`alter table data.ledger_entries disable trigger insert_only`
    await sql`
      update data.ledger_entries l set at = g.at, paid_on = g.at::date, booked_on = g.at::date
      from unnest(${ids.map(({ id }) => id)}::integer[], ${moments.map((moment) => moment.toISOString())}::text[]::timestamptz[]) g (id, at) where l.id = g.id`
    await sql`alter table data.ledger_entries enable trigger insert_only`
  })
}

type Line = {
  id: number
  day: string
  purchaseId: number
  paymentId: number
  cents: number
  percent: number
  back: boolean
}
type File = { lines: string[][]; sums: string[][] }

/** What of the files of the year, and of its days taken otherwise, is not the ledger. */
export async function wrongInFiles(owner: Sql, admin: Woman) {
  const wrong: string[] = []
  const same = (what: string, found: unknown, promised: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(promised))
      wrong.push(`${what}: ${JSON.stringify(found)}, promised ${JSON.stringify(promised)}`)
  }
  const ledger = await owner<Line[]>`
    select l.id, l.booked_on::text as day, l.purchase_id, p.id as payment_id,
      l.amount_cents::integer as cents, u.vat_percent as percent,
      case when p.taken_back is null then p.surplus and coalesce(u.paid_at, u.cancelled_at) is not null
        else p.taken_back = 'surplus' end as back
    from data.ledger_entries l join data.purchases u on u.id = l.purchase_id
    left join data.refunds r on r.id = l.refund_id join data.payments p on p.id = coalesce(l.payment_id, r.payment_id)
    where l.amount_cents <> 0 order by l.id`
  const until = (day: string) => ledger.filter((line) => line.day < day)
  const vat = vatOf(ledger)

  const asked = [
    ...months,
    { from: `${year}-01-01`, to: `${year}-12-31` },
    { from: `${year}-02-27`, to: `${year}-03-30` },
  ]
  for (const days of asked) {
    const { lines, sums } = await fileOf(admin, days)
    const what = `${days.from} to ${days.to}`
    const here = ledger.filter(({ day }) => day >= days.from && day <= days.to)
    const [gross, net, tax] = [7, 8, 10].map((column) => added(lines.map((line) => line[column]!)))
    same(`${what}, lines`, lines.length, here.length)
    same(`${what}, gross`, gross, total(here))
    same(
      `${what}, VAT`,
      tax,
      here.reduce((sum, { id }) => sum + vat.get(id)!, 0),
    )
    same(`${what}, net and VAT`, net! + tax!, gross)
    const named = (name: string) => cents(sums.find(([first]) => first === name)![4]!)
    const [before, after] = [until(days.from), until(dayAfter(days.to))]
    same(`${what}, opening`, named('At the beginning'), total(before))
    same(`${what}, closing`, named('At the end'), total(after))
    same(`${what}, owed`, named('Of it, to give back'), total(after.filter(({ back }) => back)))
    same(`${what}, claimed`, named('To claim'), claimed(after))
    // The sums by kind and rate come to the total, and each rate to its lines.
    const rows = sums.slice(
      2,
      sums.findIndex(([first]) => first === 'At the end'),
    )
    const totals = rows.filter(([first]) => first === 'Total')
    same(`${what}, total`, cents(totals.at(-1)![4]!), gross)
    for (const percent of new Set(here.map((line) => line.percent))) {
      const ofRate = (row: string[]) => row[2] === String(percent) && row[0] !== 'Total'
      same(
        `${what}, VAT of ${percent} %`,
        added(rows.filter(ofRate).map((row) => row[6]!)),
        here
          .filter((line) => line.percent === percent && !line.back)
          .reduce((sum, { id }) => sum + vat.get(id)!, 0),
      )
    }
  }

  const { lines } = await fileOf(admin, {})
  const marks = await owner<{ mark: string; reference: string }[]>`
    select d.mark, u.reference from data.tax_documents d join data.purchases u on u.id = d.purchase_id order by 1`
  const filed = new Map(
    lines.flatMap((line) =>
      line[17]!
        .split(', ')
        .filter(Boolean)
        .map((mark) => [mark, line[2]!]),
    ),
  )
  same(
    'the documents of the file',
    [...filed].toSorted(),
    marks.map(({ mark, reference }) => [mark, reference]).toSorted(),
  )
  return wrong
}

/** The VAT that each line changes, by its id: a payment contains that of what is left of it, in whole cents. */
function vatOf(ledger: readonly Line[]) {
  const left = new Map<number, number>()
  return new Map(
    ledger.map(({ id, paymentId, cents: change, percent, back }) => {
      const before = left.get(paymentId) ?? 0
      left.set(paymentId, before + change)
      const within = (sum: number) => (back || sum <= 0 ? 0 : splitVat(sum, percent).vatCents)
      return [id, within(before + change) - within(before)]
    }),
  )
}

const total = (lines: readonly { cents: number }[]) => lines.reduce((sum, line) => sum + line.cents, 0)

function claimed(lines: readonly Line[]) {
  const held = new Map<number, number>()
  for (const { purchaseId, cents: change } of lines)
    held.set(purchaseId, (held.get(purchaseId) ?? 0) + change)
  return [...held.values()].reduce((sum, each) => sum + Math.max(0, -each), 0)
}

/** The CSV of these days: its lines, and below an empty line what they come to. */
async function fileOf(admin: Woman, days: { from?: string; to?: string }): Promise<File> {
  const query = readListQuery(ledgerList, `http://list${ledgerList.path}?${new URLSearchParams(days)}`)
  const list = ledgerList as unknown as List
  const text = await new Response(
    await exportList(admin.viewer as never, list, query, 'csv', 'en', ledgerSums),
  ).text()
  const [lines, sums] = text.split('\r\n\r\n').map((part) =>
    part
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1'))),
  )
  return { lines: lines!.slice(1), sums: sums!.slice(1) }
}

const cents = (cell: string) => Math.round(Number(cell) * 100)
const added = (cells: string[]) => cells.reduce((sum, cell) => sum + cents(cell), 0)
