import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatMoney } from '~/i18n/format'

/** What came of the price of an order, and what is missing. */
export function MissingSum({
  purchase: { priceCents, receivedCents, currency },
}: {
  purchase: Pick<AdminPurchase, 'priceCents' | 'receivedCents' | 'currency'>
}) {
  const { t, language } = useTranslation('admin')
  return t('deposit.missing', {
    received: formatMoney(language, receivedCents, currency),
    missing: formatMoney(language, priceCents - receivedCents, currency),
  })
}
