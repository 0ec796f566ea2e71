import { useTranslation } from '~/i18n/use-translation'
import { formatMoney } from '~/i18n/format'
import { type Priced, useVatRows } from './vat-rows'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

type PriceSummaryProps = Priced & {
  rows: SummaryRow[]
  /** The price before the discount of a scholarship. */
  listPriceCents?: number
}

/** The items and their price: discount, net, VAT, total. */
export function PriceSummary({ rows, listPriceCents, ...priced }: PriceSummaryProps) {
  const { t, language } = useTranslation('mentee')
  const { priceCents, currency } = priced
  const before = listPriceCents ?? priceCents
  const money = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  return (
    <SummaryList
      rows={[
        ...rows,
        ...(before > priceCents
          ? [
              { label: t('common:facts.listPrice'), value: money(before) },
              { label: t('common:facts.scholarship'), value: money(priceCents - before) },
            ]
          : []),
        ...useVatRows(priced),
        { label: t('price.total'), value: <span className="text-xl font-heavy">{money(priceCents)}</span> },
      ]}
    />
  )
}
