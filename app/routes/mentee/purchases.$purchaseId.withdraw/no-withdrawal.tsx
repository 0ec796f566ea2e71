import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

/** Why the mentee cannot withdraw from this purchase, and what to do instead. */
export function NoWithdrawal({ purchase, refunds }: { purchase: Purchase; refunds: PurchaseRefunds }) {
  const { t } = useTranslation('refunds')
  const page = `/purchases/${purchase.id}`
  const why = reasonOf(purchase, refunds)
  return (
    <FormPage
      title={t('none.title')}
      back={{ to: page, label: t('mentee:purchase.eyebrow') }}
      lead={t(`none.${why}`, { refundDays: purchase.refundDays })}
    >
      {refunds.obstacle === null && <p>{t('none.ask')}</p>}
      {(why === 'performed' || refunds.obstacle === 'mentee_in_mentorship') && <p>{t('none.write')}</p>}
      <ButtonRow>
        {refunds.obstacle === null && <LinkButton to={`${page}/ask-refund`}>{t('ask.title')}</LinkButton>}
        <LinkButton to={page} variant="secondary">
          {t('mentee:purchase.eyebrow')}
        </LinkButton>
      </ButtonRow>
    </FormPage>
  )
}

function reasonOf({ status, paidAt, priceCents }: Purchase, { withdrawObstacle }: PurchaseRefunds) {
  if (status === 'refunded' || status === 'cancelled') return 'closed'
  if (!paidAt) return 'unpaid'
  if (priceCents === 0) return 'free'
  return withdrawObstacle === 'service_performed' ? 'performed' : 'late'
}
