import { useTranslation } from '~/i18n/use-translation'
import { comesToBank } from '~/domain/purchases/methods'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { findPurchaseRefunds, withdrawPurchase } from '~/domain/payments/purchase-refunds.server'
import { Withdrawal } from '~/domain/payments/withdrawal-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { AccountFields } from '~/parts/payments/account-fields'
import { Statement } from '~/parts/payments/statement'
import { WithdrawalShare } from '~/parts/payments/withdrawal-share'
import { formatMoney } from '~/i18n/format'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = {
  title: (t) => t('refunds:withdrawal.confirmTitle'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  if (!refunds.withdrawUntil || refunds.unanswered.length > 0) throw redirect(`/purchases/${id}/withdraw`)
  return { purchase, refunds, name: `${viewer.name} ${viewer.surname}`, email: viewer.email }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, Withdrawal, async (withdrawal) => {
    await withdrawPurchase(viewer, id, withdrawal)
    return redirect(`/purchases/${id}/withdrawn`)
  })
}

export default function ConfirmWithdrawalPage() {
  const { purchase, refunds, name, email } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('refunds')
  const { form, fields, te } = useActionForm(Withdrawal, { id: 'withdrawal' })
  const amount = formatMoney(language, refunds.refundCents, purchase.currency)
  const byDeposit = comesToBank(purchase.method)
  const lead = refunds.disputed ? 'confirmDisputed' : byDeposit ? 'confirmDeposit' : 'confirmCard'
  return (
    <ConfirmationPage
      title={t('withdrawal.confirmTitle')}
      eyebrow={t('withdrawal.step', { step: 2 })}
      lead={t(`withdrawal.${lead}`, { amount })}
      back={{ to: `/purchases/${purchase.id}/withdraw`, label: t('withdrawal.back') }}
      errors={<FormErrors form={form} labels={{ iban: t('common:facts.iban') }} />}
      form={
        <ActionForm form={form}>
          <input type="hidden" name={fields.seenCents.name} value={refunds.refundCents} />
          {byDeposit && <AccountFields fields={fields} te={te} optional />}
          <SubmitButton variant="danger">{t('withdrawal.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: `/purchases/${purchase.id}`, label: t('withdrawal.keep') }}
    >
      <Statement purchase={purchase} name={name} email={email} />
      {refunds.begun && (
        <WithdrawalShare {...refunds} paidCents={purchase.priceCents} currency={purchase.currency} />
      )}
    </ConfirmationPage>
  )
}
