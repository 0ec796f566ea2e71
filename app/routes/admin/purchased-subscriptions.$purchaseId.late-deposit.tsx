import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { isPasswordNeeded } from '~/domain/accounts/password-again.server'
import { newsOfMoney } from '~/parts/payment-queue/news-of-money'
import { LateDeposit } from '~/domain/payment-queue/schema'
import { findAdminPurchase, takeLateDeposit } from '~/domain/purchases/admin-purchases.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { returnTo, useBackTo } from '~/http/return-to'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { isDepositLate } from '~/parts/purchases/late-deposit-link'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { EffectList } from '~/ui/effect-list'
import { LateDepositForm } from './purchased-subscriptions.$purchaseId.late-deposit/late-deposit-form'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:lateDeposit.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    isPasswordNeeded(viewer),
  ])
  if (!purchase) throw notFound()
  if (!isDepositLate(purchase)) throw redirect(`${queue}/${id}/mark-as-paid`)
  return { purchase, passwordNeeded }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(
    args,
    LateDeposit,
    async (deposit) => {
      await takeLateDeposit(viewer, id, deposit)
      const purchase = await findAdminPurchase(viewer, id)
      const news = newsOfMoney(
        'lateDepositTaken',
        purchase && { ...purchase, amountCents: deposit.amount },
        await getLanguage(args.request),
      )
      return redirect(returnTo(args.request, '/admin/payments?scope=check'), { headers: flash(news) })
    },
    { passwordOf: viewer },
  )
}

export { reloadAfterRefusal as shouldRevalidate } from '~/http/reload-after-refusal'

export default function LateDepositPage() {
  const { purchase, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const confirm = useActionForm(LateDeposit, { id: 'late-deposit' })
  const back = useBackTo(queue, t('markPaid.back'))
  const labels = {
    amount: t('lateDeposit.amount'),
    externalRef: t('sent.externalRef'),
    currentPassword: t('passwordAgain.label'),
  }
  return (
    <ConfirmationPage
      title={t('lateDeposit.title')}
      lead={t('lateDeposit.lead')}
      back={back}
      errors={<FormErrors form={confirm.form} labels={labels} />}
      form={<LateDepositForm {...confirm} passwordNeeded={passwordNeeded} />}
      cancel={{ to: back.to, label: t('lateDeposit.cancel') }}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList effects={[t('lateDeposit.stays'), t('lateDeposit.flagged'), t('lateDeposit.once')]} />
    </ConfirmationPage>
  )
}
