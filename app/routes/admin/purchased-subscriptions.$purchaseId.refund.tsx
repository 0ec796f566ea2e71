import { useErrorText, useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { newsOfMoney } from '~/parts/payments/news-of-money'
import { findRefundCase, refundPurchase, type RefundCase } from '~/domain/payments/refund-case.server'
import { DecideRefund, DeclinedRefund } from '~/domain/payments/schema'
import { type AdminPurchase, findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { useGroundWords } from '~/parts/payments/ground-words'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { WithdrawalLink } from '~/parts/purchases/withdrawal-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { Link } from '~/http/link'
import { DeclineForm } from './purchased-subscriptions.$purchaseId.refund/decline-form'
import { RefundEffects } from './purchased-subscriptions.$purchaseId.refund/refund-effects'
import {
  maySendAll,
  RefundForm,
  useRefundForm,
} from './purchased-subscriptions.$purchaseId.refund/refund-form'
import { RefundRequestText } from './purchased-subscriptions.$purchaseId.refund/refund-request-text'

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
  return guarded(args, viewer, DecideRefund, async (decided) => {
    if (decided.intent === 'refund') await refundPurchase(viewer, id, decided)
    else await acts.declineRefundRequest(viewer, decided)
    const purchase = await findAdminPurchase(viewer, id)
    return decided.intent === 'refund'
      ? redirect(
          returnTo(args.request, '/admin/payments'),
          newsOfMoney(
            'refundDecided',
            purchase && { ...purchase, amountCents: decided.amount },
            await getLanguage(args),
          ),
        )
      : redirect(returnTo(args.request, '/admin/payments?scope=asked'), 'refundDeclined', {
          name: purchase?.menteeName ?? '',
        })
  })
}

/** Gives back money of a purchase; a request of the mentee is answered here, too. */
export default function RefundPurchasePage() {
  const { purchase, found, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const refund = useRefundForm(found)
  const decline = useActionForm(DeclinedRefund, { id: 'decline', intent: 'decline' })
  const { asked } = found
  const section = asked
    ? { list: '/admin/payments?scope=asked', label: t('payments.title') }
    : { list: '/admin/purchased-subscriptions', label: t('common:shell.admin.purchases') }
  const back = useBackTo(section.list, section.label)
  const labels = {
    amount: t('refund.amount'),
    override: t('refund.override'),
    reason: t('refund.reason'),
  }
  const name = purchase.menteeName
  return (
    <FormPage
      title={asked ? t('answerRefund.titleOf', { name }) : t('refund.titleOf', { name })}
      back={back}
      errors={
        <>
          <FormErrors form={refund.form} labels={labels} />
          <FormErrors form={decline.form} labels={{ answer: t('answerRefund.answer') }} />
        </>
      }
    >
      <Ground purchase={purchase} found={found} />
      {asked && <RefundRequestText {...asked} ground={found.ground} />}
      <PurchaseFacts purchase={purchase} />
      {!purchase.own && !found.partObstacle && (
        <Card title={t(asked ? 'answerRefund.yes' : 'common:facts.effects')} tone="primary">
          <div className="grid gap-5">
            <RefundEffects purchase={purchase} found={found} />
            <RefundForm {...refund} {...{ found, passwordNeeded }} currency={purchase.currency} />
          </div>
        </Card>
      )}
      {!purchase.own && asked && (
        <Card title={t('answerRefund.no')}>
          <DeclineForm {...decline} requestId={asked.id} />
        </Card>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to={back.to} className={buttonClass('quiet', '-ml-3')}>
          {t('refund.cancel')}
        </Link>
        <WithdrawalLink purchase={purchase} />
        <DepositLink purchase={purchase} />
      </p>
    </FormPage>
  )
}

/** What the rules say about a refund, or why there can be none. */
function Ground({ purchase, found }: { purchase: AdminPurchase; found: RefundCase }) {
  const { t } = useTranslation('admin')
  const te = useErrorText('team')
  const groundWords = useGroundWords()
  const obstacle = found.partObstacle
  if (purchase.own || obstacle) return <Banner tone="warning">{reason()}</Banner>
  if (!maySendAll(found))
    return (
      <Banner title={t(purchase.refundedAt ? 'refund.closed' : 'refund.running')}>
        {t('refund.partText')}
      </Banner>
    )
  const grounded = found.ground !== null
  return (
    <Banner
      tone={grounded ? 'success' : 'warning'}
      title={t(grounded ? 'refund.grounded' : 'refund.groundless')}
    >
      {grounded ? groundWords(found.ground) : t('refund.groundlessText')}
    </Banner>
  )

  function reason() {
    if (purchase.own) return t('payments.own')
    if (obstacle === 'already_refunded') return t('refund.already')
    if (!purchase.paidAt) return t('refund.unpaid')
    return obstacle === 'no_refund_ground' ? t('refund.free') : te(obstacle ?? 'generic')
  }
}
