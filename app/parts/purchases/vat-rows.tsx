import { useTranslation } from '~/i18n/use-translation'
import { splitVat } from '~/domain/purchases/vat'
import { formatMoney } from '~/i18n/format'
import type { SummaryRow } from '~/ui/summary-list'

export type Priced = { priceCents: number; vatPercent: number; vatGround: string | null; currency: string }

/** The price without VAT and the VAT in it; of 0 % the ground alone. */
export function useVatRows({ priceCents, vatPercent, vatGround, currency }: Priced): SummaryRow[] {
  const { t, language } = useTranslation('mentee')
  const { netCents, vatCents } = splitVat(priceCents, vatPercent)
  const money = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  const vat = t('price.vat', { percent: vatPercent })
  // The law wants it printed as it stands.
  if (vatGround) return [{ label: vat, value: vatGround }]
  return [
    { label: t('price.net'), value: money(netCents) },
    { label: vat, value: money(vatCents) },
  ]
}
