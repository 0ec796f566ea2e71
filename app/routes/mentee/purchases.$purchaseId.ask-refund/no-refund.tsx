import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/refunds/purchase-refunds.server'
import { useErrorText } from '~/i18n/use-language'
import { RefundState } from '~/parts/refunds/refund-state'
import { LinkButton } from '~/ui/button'
import { FormPage, type FormPageProps } from '~/ui/form-page'

export type NoRefundProps = Omit<FormPageProps, 'children'> & { purchase: Purchase; refunds: PurchaseRefunds }

/** Why a refund cannot be asked at present, and the refunds that are in progress. */
export function NoRefund({ purchase, refunds, ...page }: NoRefundProps) {
  const { t } = useTranslation('refunds')
  const te = useErrorText()
  const paid = purchase.paidAt !== null
  return (
    <FormPage {...page}>
      <RefundState refunds={refunds} />
      {refunds.obstacle !== 'refund_request_open' && (
        <p className="text-lg">{paid && refunds.obstacle ? te(refunds.obstacle) : t('none.unpaid')}</p>
      )}
      <p>{t('none.write')}</p>
      <p>
        <LinkButton to={`/purchases/${purchase.id}`} variant="secondary">
          {t('mentee:purchase.eyebrow')}
        </LinkButton>
      </p>
    </FormPage>
  )
}
