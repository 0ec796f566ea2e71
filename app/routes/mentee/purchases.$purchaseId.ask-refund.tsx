import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { comesToBank } from '~/domain/purchases/methods'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { findPurchaseRefunds } from '~/domain/refunds/purchase-refunds.server'
import { AskRefund } from '~/domain/refunds/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { WithdrawalShare } from '~/parts/refunds/withdrawal-share'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'
import { AskRefundForm } from './purchases.$purchaseId.ask-refund/ask-refund-form'
import { NoRefund } from './purchases.$purchaseId.ask-refund/no-refund'

export const handle: Handle = { i18n: ['mentee', 'refunds'], title: (t) => t('refunds:ask.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  if (refunds.withdrawUntil) throw redirect(`/purchases/${id}/withdraw`)
  return { purchase, refunds }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, AskRefund, async (asked) => {
    await acts.askRefund(viewer, { purchaseId: id, ...asked, text: asked.text ?? '' })
    return redirect(`/purchases/${id}`, { headers: flash('refundAsked') })
  })
}

export default function AskRefundPage() {
  const { purchase, refunds } = useLoaderData<typeof loader>()
  const { t } = useTranslation('refunds')
  const ask = useActionForm(AskRefund, { id: 'ask-refund' })
  const { obstacle, ground } = refunds
  const language = useLanguage()
  const amount = formatMoney(language, refunds.refundCents, purchase.currency)
  const page = {
    title: t('ask.title'),
    eyebrow: nameIn(language, purchase.packageNames),
    back: { to: `/purchases/${purchase.id}`, label: t('mentee:purchase.eyebrow') },
    errors: <FormErrors form={ask.form} labels={{ text: t('ask.text'), iban: t('common:facts.iban') }} />,
  }
  if (obstacle) return <NoRefund {...page} purchase={purchase} refunds={refunds} />
  return (
    <FormPage {...page} lead={ground ? undefined : t('ask.lead')}>
      {ground && (
        <Banner tone="success" title={t('ask.entitled', { amount })}>
          {t(`grounds.${ground}`)}
        </Banner>
      )}
      {refunds.keptCents > 0 && (
        <WithdrawalShare
          {...refunds}
          beginRequested
          paidCents={purchase.priceCents}
          currency={purchase.currency}
        />
      )}
      <AskRefundForm {...ask} entitled={ground !== null} byDeposit={comesToBank(purchase.method)} />
    </FormPage>
  )
}
