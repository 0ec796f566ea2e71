import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { newsOfMoney } from '~/parts/payment-queue/news-of-money'
import { type AdminPurchase, findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { closeOrder } from '~/domain/purchases/close-order.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:cancelOrder.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!purchase) throw notFound()
  return { purchase, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await closeOrder(viewer, id)
    const purchase = await findAdminPurchase(viewer, id)
    const news = newsOfMoney(
      'orderCancelledByTeam',
      purchase && { ...purchase, amountCents: purchase.priceCents },
      await getLanguage(args),
    )
    return redirect(returnTo(args.request, queue), news)
  })
}

export default function CancelOrderPage() {
  const { purchase, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const errors = <ConfirmErrors id="cancel-order" />
  const obstacle = obstacleOf(purchase)
  if (obstacle) return <NotToCancel {...{ purchase, obstacle, errors }} />
  return (
    <ConfirmAct
      id="cancel-order"
      title={t('cancelOrder.named', { name: purchase.menteeName })}
      lead={t('cancelOrder.lead')}
      back={back}
      submit={t('common:form.cancelOrder')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('cancelOrder.keep')}
    >
      {purchase.proofs.length > 0 && <Banner tone="warning">{t('cancelOrder.proof')}</Banner>}
      <PurchaseFacts purchase={purchase} />
      <EffectList
        effects={[
          t('cancelOrder.closes'),
          t('cancelOrder.card'),
          t('cancelOrder.mail'),
          t('cancelOrder.late'),
        ]}
      />
    </ConfirmAct>
  )
}

function obstacleOf({ own, paidAt, cancelledAt, awarded }: AdminPurchase) {
  if (cancelledAt) return 'cancelled'
  if (paidAt) return 'alreadyPaid'
  if (own) return 'own'
  return awarded ? 'awarded' : null
}

type NotToCancelProps = { purchase: AdminPurchase; obstacle: string; errors: ReactNode }

/** Why the order cannot be cancelled. */
function NotToCancel({ purchase, obstacle, errors }: NotToCancelProps) {
  const { t } = useTranslation('admin')
  return (
    <FormPage title={t('cancelOrder.title')} errors={errors}>
      <Banner tone="warning">{t(`cancelOrder.${obstacle}`)}</Banner>
      <PurchaseFacts purchase={purchase} />
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to={queue}>{t('common:shell.admin.purchases')}</LinkButton>
        <DepositLink purchase={purchase} />
      </div>
    </FormPage>
  )
}
