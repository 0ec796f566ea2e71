import { useTranslation } from '~/i18n/use-translation'
import type { Balances } from '~/parts/accounting/ledger-sums.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { DataTable } from '~/ui/table'

type BalanceTableProps = { balances: NonNullable<Balances>; from: string; to: string }

/** What the ledger held before the shown days and holds at their end; of it what goes back, and what is claimed. */
export function BalanceTable({ balances, from, to }: BalanceTableProps) {
  const { t, language } = useTranslation('admin')
  const days = { opening: from, closing: to }
  return (
    <DataTable
      caption={t('accounting.balances.title')}
      hideCaption
      columns={[
        { id: 'name', label: t('accounting.balances.title') },
        { id: 'balance', label: t('common:facts.amount'), numeric: true },
        { id: 'owed', label: t('accounting.balances.owed'), numeric: true },
        { id: 'claimed', label: t('accounting.balances.claimed'), numeric: true },
      ]}
      rows={(['opening', 'closing'] as const).map((name) => {
        const { balanceCents, owedCents, claimedCents } = balances[name]
        return {
          id: name,
          cells: [
            <>
              {t(`accounting.balances.${name}`)}
              {days[name] && <span className="block text-muted">{formatLongDate(language, days[name])}</span>}
            </>,
            ...[balanceCents, owedCents, claimedCents].map((cents) => formatMoney(language, cents)),
          ],
        }
      })}
    />
  )
}
