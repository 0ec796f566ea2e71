import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { enterPassword, isPasswordNeeded } from '~/domain/accounts/password-again.server'
import { ConfirmMoneyForm } from '~/domain/payment-queue/confirm-money-form'
import { ConfirmMoney } from '~/domain/payment-queue/schema'
import { endCardPayment } from '~/domain/payments/card-payments.server'
import { findAdminPurchase, findNextProof, markPaid } from '~/domain/purchases/admin-purchases.server'
import { PurchaseFacts } from '~/domain/purchases/purchase-facts'
import { PurchaseSettled } from '~/domain/purchases/purchase-settled'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { EffectList } from '~/ui/effect-list'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:markPaid.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, passwordNeeded] = await Promise.all([findAdminPurchase(viewer, id), isPasswordNeeded(viewer)])
  if (!purchase) throw notFound()
  return { purchase, passwordNeeded, followsAnother: new URL(args.request.url).searchParams.has('next') }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(args, ConfirmMoney, async ({ currentPassword }) => {
    await enterPassword(viewer, currentPassword, args.context.clientAddress)
    await endCardPayment(viewer, id)
    await markPaid(viewer, id)
    const next = await findNextProof(viewer)
    return redirect(next ? `${queue}/${next}/mark-as-paid?next` : queue, { headers: flash('markedPaid') })
  })
}

/** A refused act is refused because something changed: the page shows it. */
export const shouldRevalidate = () => true

export default function MarkAsPaidPage() {
  const { purchase, passwordNeeded, followsAnother } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const confirm = useActionForm(ConfirmMoney, { id: 'mark-paid' })
  const back = { to: queue, label: t('markPaid.back') }
  const settled = purchase.paidAt || purchase.cancelledAt || purchase.own
  if (settled) return <PurchaseSettled purchase={purchase} back={back} />
  return (
    <ConfirmationPage
      title={t('markPaid.title')}
      lead={followsAnother ? t('markPaid.next') : t('markPaid.lead')}
      back={back}
      errors={<FormErrors form={confirm.form} labels={{ currentPassword: t('passwordAgain.label') }} />}
      form={<ConfirmMoneyForm {...confirm} {...{ passwordNeeded, submit: t('markPaid.submit') }} />}
      cancel={{ to: queue, label: t('markPaid.cancel') }}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList effects={[t('markPaid.opens'), t('markPaid.mail'), t('markPaid.recorded')]} />
    </ConfirmationPage>
  )
}
