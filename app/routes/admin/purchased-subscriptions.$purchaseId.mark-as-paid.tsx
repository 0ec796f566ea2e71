import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { Deposit } from '~/domain/payments/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { recordDeposit } from '~/domain/purchases/close-order.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { athensDay, formatAmount } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { takesDeposit } from '~/parts/purchases/deposit-link'
import { newsOfDeposit } from '~/parts/purchases/news-of-payment.server'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { DepositForm } from './purchased-subscriptions.$purchaseId.mark-as-paid/deposit-form'
import { DepositState } from './purchased-subscriptions.$purchaseId.mark-as-paid/deposit-state'

export const handle: Handle = { title: (t) => t('admin:markPaid.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [purchase, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, idParameter(args.params.purchaseId)),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { purchase: or404(purchase), passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return guarded(args, viewer, Deposit, async (deposit) => {
    const before = or404(await findAdminPurchase(viewer, id))
    await recordDeposit(viewer, before, deposit)
    const asOrdered = deposit.whole && deposit.amount === before.priceCents
    const back = returnTo(args.request, queue, asOrdered ? queue : `${queue}/${id}`)
    const language = await getLanguage(args)
    return redirect(back, await newsOfDeposit(viewer, { id, deposit, back, language }))
  })
}

/** What came to the bank account for a purchase: the price, a part of it, or something for one that is settled. */
export default function MarkAsPaidPage() {
  const { purchase, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { priceCents, receivedCents, paidAt, cancelledAt, guardianAwaited, menteeName } = purchase
  const settled = (paidAt ?? cancelledAt) !== null
  const whole = !settled && receivedCents === 0 && !guardianAwaited
  const deposit = useActionForm(Deposit, {
    id: 'deposit',
    defaultValue: { amount: settled ? undefined : formatAmount(priceCents - receivedCents) },
  })
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const labels = {
    amount: t('deposit.amount'),
    externalRef: t('sent.externalRef'),
    arrivedOn: t('deposit.arrivedOn'),
    sure: t('deposit.sureLabel'),
  }
  const effects = settled
    ? [t('deposit.stays'), t('deposit.more'), t('deposit.once')]
    : [t('deposit.counts'), t('deposit.less'), t('deposit.more'), t('markPaid.recorded')]
  const takes = takesDeposit(purchase)
  return (
    <ConfirmationPage
      title={settled ? t('deposit.title') : t('markPaid.titleOf', { name: menteeName })}
      lead={t('deposit.lead')}
      back={back}
      errors={<FormErrors form={deposit.form} labels={labels} />}
      form={takes && <DepositForm {...deposit} {...{ passwordNeeded, purchase, today, whole }} />}
      cancel={{ to: back.to, label: t('deposit.cancel') }}
    >
      <DepositState purchase={purchase} />
      <PurchaseFacts purchase={purchase} />
      {takes && <EffectList effects={effects} />}
    </ConfirmationPage>
  )
}
