import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { splitVat } from './vat'

export type PriceSummaryProps = { rows: SummaryRow[]; priceCents: number; vatPercent: number; currency: string }

/** What is bought, then its price: net, VAT, total. */
export function PriceSummary({ rows, priceCents, vatPercent, currency }: PriceSummaryProps) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  const { netCents, vatCents } = splitVat(priceCents, vatPercent)
  const money = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  return (
    <SummaryList
      rows={[
        ...rows,
        { label: t('price.net'), value: money(netCents) },
        { label: t('price.vat', { percent: vatPercent }), value: money(vatCents) },
        { label: t('price.total'), value: <span className="text-xl font-heavy">{money(priceCents)}</span> },
      ]}
    />
  )
}
