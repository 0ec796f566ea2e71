import { useTranslation } from 'react-i18next'
import { splitVat } from '~/domain/purchases/vat'
import { formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

export type PriceSummaryProps = {
  rows: SummaryRow[]
  priceCents: number
  /** The price before the discount of a scholarship. */
  listPriceCents?: number
  vatPercent: number
  currency: string
}

/** The items and their price: discount, net, VAT, total. */
export function PriceSummary({
  rows,
  priceCents,
  listPriceCents = priceCents,
  vatPercent,
  currency,
}: PriceSummaryProps) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  const { netCents, vatCents } = splitVat(priceCents, vatPercent)
  const money = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  return (
    <SummaryList
      rows={[
        ...rows,
        ...(listPriceCents > priceCents
          ? [
              { label: t('common:facts.listPrice'), value: money(listPriceCents) },
              { label: t('common:facts.scholarship'), value: money(priceCents - listPriceCents) },
            ]
          : []),
        { label: t('price.net'), value: money(netCents) },
        { label: t('price.vat', { percent: vatPercent }), value: money(vatCents) },
        { label: t('price.total'), value: <span className="text-xl font-heavy">{money(priceCents)}</span> },
      ]}
    />
  )
}
