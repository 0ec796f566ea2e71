import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { WithdrawalLink } from '~/parts/purchases/withdrawal-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage, type FormPageProps } from '~/ui/form-page'

type NoAdminRefundProps = Omit<FormPageProps, 'children'> & {
  purchase: AdminPurchase
  obstacle: string | null
}

/** Why a purchase cannot be refunded: the admin's own, not paid, with nothing left, or another obstacle. */
export function NoAdminRefund({ purchase, obstacle, ...page }: NoAdminRefundProps) {
  const { t } = useTranslation('admin')
  const te = useErrorText('team')
  return (
    <FormPage {...page}>
      <Banner tone="warning">{reason()}</Banner>
      <PurchaseFacts purchase={purchase} />
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to="/admin/payments" variant="secondary">
          {t('payments.title')}
        </LinkButton>
        <WithdrawalLink purchase={purchase} />
        <DepositLink purchase={purchase} />
      </div>
    </FormPage>
  )

  function reason() {
    if (purchase.own) return t('payments.own')
    if (obstacle === 'already_refunded') return t('refund.already')
    if (!purchase.paidAt) return t('refund.unpaid')
    return obstacle === 'no_refund_ground' ? t('refund.free') : te(obstacle ?? 'generic')
  }
}
