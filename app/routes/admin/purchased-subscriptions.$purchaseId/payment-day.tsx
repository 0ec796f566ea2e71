import { useTranslation } from '~/i18n/use-translation'
import type { Payment } from '~/domain/purchases/purchase-records.server'
import { formatDate, formatDateTime } from '~/i18n/format'

/** The day of the money, and when it was told. */
export function PaymentDay({ payment: { paidOn, paidAt } }: { payment: Payment }) {
  const { t, language } = useTranslation('records')
  return (
    <>
      {formatDate(language, paidOn)}
      <span className="block text-muted">
        {t('purchase.told', { when: formatDateTime(language, paidAt) })}
      </span>
    </>
  )
}
