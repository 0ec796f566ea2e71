import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatDateTime } from '~/i18n/format'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { TakeBackLink } from '~/parts/purchases/take-back-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

type PurchaseSettledProps = {
  purchase: AdminPurchase
  back: { to: string; label: string }
}

/**
 * Why there is nothing to confirm: already paid, cancelled, the admin's own purchase, or a guardian has not
 * confirmed the order.
 */
export function PurchaseSettled({ purchase, back }: PurchaseSettledProps) {
  const { t, language } = useTranslation('admin')
  return (
    <FormPage title={t('markPaid.title')}>
      {purchase.paidAt ? (
        <Banner tone="success" title={t('markPaid.alreadyPaid')}>
          <p>
            {t('markPaid.paidAt', {
              when: formatDateTime(language, purchase.paidAt),
              method: t(`purchases.methods.${purchase.method}`),
            })}
          </p>
        </Banner>
      ) : (
        <Banner tone="warning">{t(reasonOf(purchase))}</Banner>
      )}
      <PurchaseFacts purchase={purchase} />
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to={back.to}>{back.label}</LinkButton>
        <DepositLink purchase={purchase} />
        {purchase.paidAt && !purchase.own && purchase.method !== 'card' && (
          <TakeBackLink purchase={purchase} />
        )}
      </div>
    </FormPage>
  )
}

function reasonOf({ cancelledAt, own }: AdminPurchase) {
  if (cancelledAt) return 'markPaid.cancelled'
  return own ? 'purchases.own' : 'markPaid.guardianAwaited'
}
