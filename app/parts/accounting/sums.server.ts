import { asReader } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { ledgerList } from '~/domain/accounting/list'
import type { ListQuery } from '~/lists/list-query'
import { findIds, selection } from '~/lists/selection.server'
import type { Viewer } from '~/viewer/viewer'

/** The sum of all lines of a kind with the same VAT. */
export type LedgerSum = Pick<
  Row<'admin_ledger'>,
  'kind' | 'vatPercent' | 'grossCents' | 'netCents' | 'vatCents'
> & { lines: number }

/** The sums of the lines that a query of the list selects: what its file has, added up. */
export function sumLedger(viewer: Viewer, query: ListQuery) {
  return asReader(viewer, async (sql) => {
    const ids = await findIds(sql, ledgerList, query)
    return sql<LedgerSum[]>`
      select kind, vat_percent, count(*)::integer as lines, sum(gross_cents)::integer as gross_cents,
        sum(net_cents)::integer as net_cents, sum(vat_cents)::integer as vat_cents
      from api.admin_ledger where ${selection(sql, ledgerList, query, ids)}
      group by kind, vat_percent
      order by vat_percent desc nulls last, array_position(array['payment', 'surplus', 'refund', 'returned', 'dispute'], kind)`
  })
}
