import type { TransactionSql } from 'postgres'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { ledgerList } from '~/domain/accounting/list'
import { dayAfter } from '~/domain/accounting/month'
import { type LedgerSum, type LedgerTotal, sumOf, totalsOf } from '~/domain/accounting/totals'
import { amount, day } from '~/domain/lists/cell-value'
import type { Sums } from '~/lists/export-list.server'
import type { ListQuery } from '~/lists/list-query'
import { findIds, selection } from '~/lists/selection.server'
import type { Viewer } from '~/viewer/viewer'

/** The sums of the lines that a query of the list selects: what its file has, added up. */
export async function sumLedger(viewer: Viewer, query: ListQuery) {
  const ids = await findIds(viewer, ledgerList, query)
  return read(viewer, (sql) => sumsOf(sql, selection(sql, ledgerList, query, ids)))
}

const sumsOf = (sql: TransactionSql, where: ReturnType<typeof selection>) => sql<LedgerSum[]>`
  select kind, vat_percent, vat_ground, count(*)::integer as lines, sum(gross_cents)::integer as gross_cents,
    sum(net_cents)::integer as net_cents, sum(vat_cents)::integer as vat_cents
  from api.admin_ledger where ${where}
  group by kind, vat_percent, vat_ground
  order by vat_percent desc nulls last, vat_ground,
    array_position(array['payment', 'surplus', 'refund', 'returned', 'dispute', 'taken_back', 'redated'], kind)`

/** What of these lines is about months that were handed over before it was told. */
const lateOf = (sql: TransactionSql, ids: number[]) => sql<{ lines: number; grossCents: number }[]>`
  select count(*)::integer as lines, coalesce(sum(gross_cents), 0)::integer as gross_cents
  from api.admin_ledger where id = any(${ids}) and paid_on < booked_on`

type Balance = Row<'ledger_balance'>
const nothing: Balance = { balanceCents: 0, owedCents: 0, claimedCents: 0 }

/** What the ledger held before the days of a query and at their end; nothing where it asks for some lines of them only. */
export async function readBalances(viewer: Viewer, { q, filters: { from, to, ...others } }: ListQuery) {
  if (q || Object.keys(others).length > 0) return null
  const [[opening = nothing], [closing = nothing]] = await Promise.all([
    from ? reads.ledgerBalance(viewer, { before: from }) : [nothing],
    reads.ledgerBalance(viewer, { before: to && dayAfter(to) }),
  ])
  return { opening, closing }
}

export type Balances = Awaited<ReturnType<typeof readBalances>>

/** The sums below the lines of the file: the opening balance, each kind and rate, the closing balance. */
export const ledgerSums: Sums = {
  headings: [
    'admin:accounting.kind',
    'common:form.day',
    'admin:purchases.vatPercent',
    'admin:accounting.lines',
    'admin:accounting.gross',
    'admin:purchases.net',
    'admin:purchases.vat',
    'common:facts.vatGround',
  ],
  async read(viewer, query, ids, { t }) {
    const [sums, [late], balances] = await Promise.all([
      read(viewer, (sql) => sumsOf(sql, sql`id = any(${ids})`), { patiently: true }),
      read(viewer, (sql) => lateOf(sql, ids), { patiently: true }),
      readBalances(viewer, query),
    ])
    const { from = null, to = null } = query.filters
    const balance = (name: string, on: string | null, cents: number) => [
      t(`admin:accounting.balances.${name}`),
      day(on),
      null,
      null,
      amount(cents),
    ]
    const line = ({ kind, vatPercent, vatGround, lines }: LedgerTotal) => [
      t(kind ? `admin:accounting.kinds.${kind}` : 'admin:accounting.total'),
      null,
      vatPercent,
      sumOf(lines, 'lines'),
      amount(sumOf(lines, 'grossCents')),
      amount(sumOf(lines, 'netCents')),
      amount(sumOf(lines, 'vatCents')),
      vatGround,
    ]
    return [
      ...(balances ? [balance('opening', from, balances.opening.balanceCents)] : []),
      ...totalsOf(sums).map(line),
      ...(late!.lines > 0
        ? [[t('admin:accounting.balances.late'), null, null, late!.lines, amount(late!.grossCents)]]
        : []),
      ...(balances
        ? [
            // From the very lines of the file: one that came meanwhile is not among them.
            balance('closing', to, balances.opening.balanceCents + sumOf(sums, 'grossCents')),
            balance('owed', to, balances.closing.owedCents),
            balance('claimed', to, balances.closing.claimedCents),
          ]
        : []),
    ]
  },
}
