import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfMoney } from '~/parts/payment-queue/news-of-money'
import { findRefundCase, refundPurchase } from '~/domain/payment-queue/refund-case.server'
import { RefundPurchase } from '~/domain/payment-queue/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { FormErrors } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { useGroundWords } from '~/parts/payment-queue/ground-words'
import { RefundEffects } from '~/parts/payment-queue/refund-effects'
import { maySendAll, RefundForm, useRefundForm } from '~/parts/payment-queue/refund-form'
import { RefundRequestText } from '~/parts/payment-queue/refund-request-text'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { WithdrawalLink } from '~/parts/purchases/withdrawal-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { ConfirmationPage } from '~/ui/form-page'
import { NoAdminRefund } from './purchased-subscriptions.$purchaseId.refund/no-admin-refund'

export const handle: Handle = { title: (t) => t('admin:refund.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, found, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    findRefundCase(viewer, id),
    reads.passwordNeeded(viewer),
  ])
  if (!purchase || !found) throw notFound()
  return { purchase, found, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(
    args,
    RefundPurchase,
    async (refund) => {
      await refundPurchase(viewer, id, refund)
      const purchase = await findAdminPurchase(viewer, id)
      return redirect(
        returnTo(args.request, '/admin/payments'),
        newsOfMoney(
          'refundDecided',
          purchase && { ...purchase, amountCents: refund.amount },
          await getLanguage(args),
        ),
      )
    },
    { passwordOf: viewer },
  )
}

export default function RefundPurchasePage() {
  const { purchase, found, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const groundWords = useGroundWords()
  const refund = useRefundForm(found)
  const section = found.asked
    ? { list: '/admin/payments?scope=asked', label: t('payments.title') }
    : { list: '/admin/purchased-subscriptions', label: t('common:shell.admin.purchases') }
  const labels = {
    amount: t('refund.amount'),
    override: t('refund.override'),
    reason: t('refund.reason'),
  }
  const page = {
    title: t('refund.titleOf', { name: purchase.menteeName }),
    back: useBackTo(section.list, section.label),
    errors: <FormErrors form={refund.form} labels={labels} />,
  }
  if (found.partObstacle || purchase.own)
    return <NoAdminRefund {...page} purchase={purchase} obstacle={found.partObstacle} />
  const grounded = found.ground !== null
  return (
    <ConfirmationPage
      {...page}
      form={<RefundForm {...refund} {...{ found, passwordNeeded }} currency={purchase.currency} />}
      cancel={{ to: page.back.to, label: t('refund.cancel') }}
    >
      {maySendAll(found) ? (
        <Banner
          tone={grounded ? 'success' : 'warning'}
          title={t(grounded ? 'refund.grounded' : 'refund.groundless')}
        >
          {grounded ? groundWords(found.ground) : t('refund.groundlessText')}
        </Banner>
      ) : (
        <Banner title={t(purchase.refundedAt ? 'refund.closed' : 'refund.running')}>
          {t('refund.partText')}
        </Banner>
      )}
      {found.asked && <RefundRequestText {...found.asked} />}
      <PurchaseFacts purchase={purchase} />
      <Card title={t('common:facts.effects')} tone="primary">
        <RefundEffects purchase={purchase} found={found} />
      </Card>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <WithdrawalLink purchase={purchase} />
        <DepositLink purchase={purchase} />
      </p>
    </ConfirmationPage>
  )
}
