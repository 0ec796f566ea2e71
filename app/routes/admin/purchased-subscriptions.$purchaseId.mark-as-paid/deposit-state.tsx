import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatDateTime } from '~/i18n/format'
import { MissingSum } from '~/parts/purchases/missing-sum'
import { Banner } from '~/ui/banner'

/** What is not as it is with most orders: paid or closed before, the admin's own, paid in part, or waiting for a guardian. */
export function DepositState({ purchase }: { purchase: AdminPurchase }) {
  const { t, language } = useTranslation('admin')
  const { own, paidAt, cancelledAt, guardianAwaited, receivedCents, method } = purchase
  if (own) return <Banner tone="warning">{t('purchases.own')}</Banner>
  if (paidAt)
    return (
      <Banner tone="success" title={t('markPaid.alreadyPaid')}>
        {t('markPaid.paidAt', {
          when: formatDateTime(language, paidAt),
          method: t(`purchases.methods.${method}`),
        })}
      </Banner>
    )
  if (cancelledAt) return <Banner tone="warning">{t('markPaid.cancelled')}</Banner>
  return (
    <>
      {guardianAwaited && <Banner tone="warning">{t('markPaid.guardianAwaited')}</Banner>}
      {receivedCents > 0 && (
        <Banner tone="warning">
          <MissingSum purchase={purchase} />
        </Banner>
      )}
    </>
  )
}
