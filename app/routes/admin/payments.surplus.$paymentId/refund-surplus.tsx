import { useTranslation } from '~/i18n/use-translation'
import type { Surplus } from '~/domain/payment-queue/surplus.server'
import { useBackTo } from '~/http/return-to'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import { MenteeCell } from '~/parts/payment-queue/mentee-cell'
import { PurchaseCell } from '~/parts/payment-queue/refund-cells'
import { TakeBackLink } from '~/parts/purchases/take-back-link'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

type RefundSurplusProps = { surplus: Surplus; passwordNeeded: boolean }

/** Refunds a surplus payment, or says that it is already refunded. */
export function RefundSurplus({ surplus, passwordNeeded }: RefundSurplusProps) {
  const { t, language } = useTranslation('admin')
  const amount = formatMoney(language, surplus.owedCents, surplus.currency)
  const page = {
    title: t('surplus.title'),
    back: useBackTo('/admin/payments?scope=check', t('payments.title')),
    errors: <ConfirmErrors id="surplus" />,
  }
  if (surplus.owedCents <= 0 || surplus.own) {
    return (
      <FormPage {...page}>
        <Banner>{surplus.own ? t('payments.own') : t('surplus.already')}</Banner>
        <SurplusFacts surplus={surplus} />
        <p>
          <LinkButton to={page.back.to}>{page.back.label}</LinkButton>
        </p>
      </FormPage>
    )
  }
  const effects = [
    t('surplus.stays'),
    surplus.method === 'card' ? t('surplus.card') : t('refund.effects.deposit'),
    t('refund.effects.mail'),
    t('surplus.settles'),
  ]
  return (
    <ConfirmAct
      id="surplus"
      {...page}
      submit={t('surplus.submit', { amount })}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('refund.cancel')}
    >
      <SurplusFacts surplus={surplus} amount={amount} />
      <EffectList effects={effects} />
      {surplus.method !== 'card' && (
        <p>
          <TakeBackLink purchase={{ id: surplus.purchaseId }} />
        </p>
      )}
    </ConfirmAct>
  )
}

function SurplusFacts({ surplus, amount }: { surplus: Surplus; amount?: string }) {
  const { t, language } = useTranslation('admin')
  return (
    <SummaryList
      rows={[
        ...(amount
          ? [{ label: t('common:facts.amount'), value: <b className="tabular text-xl">{amount}</b> }]
          : []),
        {
          label: t('common:facts.mentee'),
          value: <MenteeCell id={surplus.menteeId} name={surplus.menteeName} email={surplus.menteeEmail} />,
        },
        { label: t('payments.purchase'), value: <PurchaseCell {...surplus} /> },
        { label: t('surplus.paid'), value: formatDateTime(language, surplus.paidAt) },
        ...(surplus.paymentRef
          ? [{ label: t('payments.to'), value: t('payments.card', { ref: surplus.paymentRef }) }]
          : []),
      ]}
    />
  )
}
