import { useTranslation } from '~/i18n/use-translation'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { PrintButton } from '~/ui/print-button'
import { Statement } from '~/parts/payments/statement'
import { WithdrawalShare } from '~/parts/payments/withdrawal-share'
import { Banner } from '~/ui/banner'
import { ButtonRow, LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('refunds:received.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  const refund = refunds.refunds.find((one) => one.ground === 'withdrawal')
  if (!refund) throw redirect(`/purchases/${id}`)
  return {
    purchase,
    refund,
    beginRequested: refunds.beginRequested,
    name: `${viewer.name} ${viewer.surname}`,
    email: viewer.email,
  }
}

export default function WithdrawnPage() {
  const { purchase, refund, beginRequested, name, email } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('refunds')
  const { stage } = refund
  const money = stage === 'disputed' || stage === 'void' ? stage : refund.method
  const when = formatDateTime(language, refund.requestedAt)
  return (
    <FormPage
      title={t('received.title')}
      back={{ to: '/purchases', label: t('common:shell.menu.purchases') }}
    >
      <Banner tone="success" title={t('received.at', { when })}>
        {t('received.mail', { email })}
      </Banner>
      <Statement
        {...{ purchase, name, email }}
        rows={[{ label: t('received.when'), value: <b className="tabular">{when}</b> }]}
      />
      {money !== 'void' && refund.sessionsHeld !== null && refund.sessionsTotal !== null && (
        <WithdrawalShare
          paidCents={purchase.priceCents}
          refundCents={refund.amountCents}
          sessionsHeld={refund.sessionsHeld}
          sessionsTotal={refund.sessionsTotal}
          keptCents={refund.keptCents}
          currency={refund.currency}
          beginRequested={beginRequested}
        />
      )}
      <section className="grid gap-4">
        <h2>{t('received.next')}</h2>
        <EffectList
          effects={[
            t('received.closed'),
            t(`received.money.${money}`),
            ...(money === 'void' ? [] : [t(money === 'disputed' ? 'received.toldDecided' : 'received.told')]),
          ]}
        />
      </section>
      <ButtonRow>
        <LinkButton to={`/purchases/${purchase.id}`}>{t('received.toPurchase')}</LinkButton>
        <PrintButton label={t('common:form.print')} />
      </ButtonRow>
    </FormPage>
  )
}
