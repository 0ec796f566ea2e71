import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import { comesToBank } from '~/domain/purchases/methods'
import { closeOwnOrder } from '~/domain/purchases/close-order.server'
import { findPurchase, type Purchase } from '~/domain/purchases/purchases.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PriceSummary } from '~/parts/purchases/price-summary'
import { PurchaseState } from '~/parts/purchases/purchase-state'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:cancelOrder.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const purchase = or404(await findPurchase(viewer, idParameter(args.params.purchaseId)))
  return { purchase }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, Confirm, async () => {
    await closeOwnOrder(viewer, id)
    return redirect(`/purchases/${id}`, 'orderCancelled')
  })
}

export default function CancelOrderPage() {
  const { t } = useTranslation('mentee')
  const { purchase } = useLoaderData<typeof loader>()
  const back = { to: `/purchases/${purchase.id}`, label: t('purchase.eyebrow') }
  const errors = <ConfirmErrors id="cancel-order" />
  if (purchase.status !== 'awaiting_payment' || purchase.awarded)
    return <NotToCancel {...{ purchase, back, errors }} />
  return (
    <ConfirmAct
      id="cancel-order"
      title={t('cancelOrder.title')}
      back={back}
      submit={t('common:form.cancelOrder')}
      variant="danger"
      keep={t('cancelOrder.keep')}
    >
      {comesToBank(purchase.method) && <Banner tone="warning">{t('cancelOrder.deposited')}</Banner>}
      <Order purchase={purchase} />
      <EffectList effects={[t('cancelOrder.lead'), t('cancelOrder.price'), t('cancelOrder.card')]} />
    </ConfirmAct>
  )
}

type NotToCancelProps = { purchase: Purchase; back: { to: string; label: string }; errors: ReactNode }

/** The order is already cancelled or paid, or comes from a scholarship: what the mentee can do instead. */
function NotToCancel({ purchase, back, errors }: NotToCancelProps) {
  const { t } = useTranslation('mentee')
  if (purchase.status === 'cancelled') {
    return (
      <FormPage title={t('cancelOrder.title')} back={back} errors={errors}>
        <PurchaseState purchase={purchase} />
      </FormPage>
    )
  }
  const why = purchase.status === 'awaiting_payment' ? 'awarded' : 'paid'
  return (
    <FormPage title={t('cancelOrder.notOpenTitle')} back={back} errors={errors}>
      <p className="text-lg">{t(`cancelOrder.${why}`)}</p>
      <p>
        <LinkButton to={back.to}>{t('cancelOrder.seePurchase')}</LinkButton>
      </p>
    </FormPage>
  )
}

function Order({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTranslation('mentee')
  return (
    <PriceSummary
      {...purchase}
      rows={[
        { label: t('common:facts.package'), value: nameIn(language, purchase.packageNames) },
        { label: t('purchase.orderedOn'), value: formatLongDate(language, purchase.purchasedAt) },
        { label: t('common:facts.reference'), value: purchase.reference },
      ]}
    />
  )
}
