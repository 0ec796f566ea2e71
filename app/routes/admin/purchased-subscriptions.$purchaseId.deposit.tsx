import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { Deposit } from '~/domain/payment-queue/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { bookDeposit } from '~/domain/purchases/close-order.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { athensDay, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { takesDeposit } from '~/parts/purchases/deposit-link'
import { MissingSum } from '~/parts/purchases/missing-sum'
import { newsOfDeposit } from '~/parts/purchases/news-of-payment.server'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { DepositForm } from './purchased-subscriptions.$purchaseId.deposit/deposit-form'

export const handle: Handle = { title: (t) => t('admin:deposit.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!purchase) throw notFound()
  // The page of the confirmation says why there is nothing to record.
  if (!takesDeposit(purchase)) throw redirect(`${queue}/${id}/mark-as-paid`)
  return { purchase, passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return guarded(args, viewer, Deposit, async (deposit) => {
    const before = await findAdminPurchase(viewer, id)
    await bookDeposit(viewer, id, deposit)
    const back = returnTo(args.request, `${queue}/${id}`)
    const language = await getLanguage(args)
    return redirect(back, await newsOfDeposit(viewer, { id, deposit, before, back, language }))
  })
}

export default function DepositPage() {
  const { purchase, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const confirm = useActionForm(Deposit, { id: 'deposit' })
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const labels = {
    amount: t('deposit.amount'),
    externalRef: t('sent.externalRef'),
    arrivedOn: t('deposit.arrivedOn'),
    sure: t('deposit.sureLabel'),
  }
  const settled = purchase.paidAt ?? purchase.cancelledAt
  const price = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <ConfirmationPage
      title={t('deposit.title')}
      lead={t('deposit.lead')}
      back={back}
      errors={<FormErrors form={confirm.form} labels={labels} />}
      form={<DepositForm {...confirm} {...{ passwordNeeded, price, purchase, today }} />}
      cancel={{ to: back.to, label: t('deposit.cancel') }}
    >
      {purchase.receivedCents > 0 && (
        <Banner tone="warning">
          <MissingSum purchase={purchase} />
        </Banner>
      )}
      <PurchaseFacts purchase={purchase} />
      <EffectList
        effects={[
          ...(settled ? [t('deposit.stays')] : [t('deposit.counts'), t('deposit.less')]),
          t('deposit.more'),
          t('deposit.once'),
        ]}
      />
    </ConfirmationPage>
  )
}
