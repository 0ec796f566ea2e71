import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'

/** Receipt or invoice, and to whom it is made out. */
export function InvoiceDetails({ invoice }: Pick<Purchase, 'invoice'>) {
  const { t } = useTranslation('mentee')
  if (!invoice) return t('invoice.receipt')
  const { name, taxNumber, address, activity } = invoice
  return (
    <>
      {t('invoice.invoice')}
      <span className="block">
        {name} · <span className="tabular select-all">{taxNumber}</span>
      </span>
      <span className="block text-muted">
        {address} · {activity}
      </span>
    </>
  )
}
