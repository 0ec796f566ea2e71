import { useTranslation } from '~/i18n/use-translation'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { ListPage } from '~/lists/list-page'
import { readListQuery } from '~/lists/list-query'
import { loadList } from '~/lists/load-list.server'
import { ledgerTable } from '~/parts/accounting/columns'
import { readBalances, sumLedger } from '~/parts/accounting/ledger-sums.server'
import * as reads from '~/db/generated/reads.server'
import { BalanceTable } from './accounting/balances'
import { Closing } from './accounting/closing'
import { PrintButton } from '~/ui/print-button'
import { Months } from './accounting/months'
import { Totals } from './accounting/totals'

export const handle: Handle = { title: (t) => t('admin:accounting.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const today = athensDay(new Date())
  const asked = readListQuery(ledgerList, args.request.url)
  const { from, to } = asked.filters
  const query = from || to ? asked : { ...asked, filters: { ...monthOf(today, -1), ...asked.filters } }
  const [loaded, sums, balances, closed] = await Promise.all([
    loadList(viewer, ledgerList, args, query),
    sumLedger(viewer, query),
    readBalances(viewer, query),
    reads.lastClosedMonth(viewer),
  ])
  return { loaded, sums, balances, closed, today }
}

export default function AccountingPage() {
  const { loaded, sums, balances, closed, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const { from = '', to = '' } = loaded.query.filters
  return (
    <ListPage
      table={ledgerTable}
      loaded={loaded}
      actions={<PrintButton label={t('common:form.print')} />}
      intro={
        <>
          <Months {...{ from, to, today }} />
          {sums.length > 0 && <Totals sums={sums} />}
          <Closing {...{ from, to, today, closed }} />
          {balances && <BalanceTable {...{ balances, from, to }} />}
        </>
      }
    />
  )
}
