import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { confirmDeposit } from '~/domain/purchases/close-order.server'
import { ConfirmDeposit } from '~/domain/purchases/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfPayment } from '~/parts/purchases/news-of-payment.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { athensDay, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { ConfirmWithPasswordForm } from '~/parts/accounts/confirm-with-password-form'
import { DepositLink } from '~/parts/purchases/deposit-link'
import { MoneyDayField } from '~/parts/purchases/money-day-field'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { TransferMethodField } from '~/parts/purchases/transfer-method-field'
import { ConfirmationPage } from '~/ui/form-page'
import { CheckboxField, fieldProps } from '~/ui/field'
import { EffectList } from '~/ui/effect-list'
import { PurchaseSettled } from './purchased-subscriptions.$purchaseId.mark-as-paid/purchase-settled'

export const handle: Handle = { title: (t) => t('admin:markPaid.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!purchase) throw notFound()
  // The rest of a part is booked with the bank's reference.
  if (purchase.receivedCents > 0 && !purchase.own) throw redirect(depositPage(args.request, id))
  return { purchase, passwordNeeded, today: athensDay(new Date()) }
}

/** The page to record a deposit, with the page to return to. */
const depositPage = (request: Request, id: number) => `${queue}/${id}/deposit${new URL(request.url).search}`

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(
    args,
    ConfirmDeposit,
    async (confirmed) => {
      await confirmDeposit(viewer, id, confirmed)
      const back = returnTo(args.request, queue)
      return redirect(back, await newsOfPayment(viewer, id, { back, language: await getLanguage(args) }))
    },
    { passwordOf: viewer },
  )
}

export default function MarkAsPaidPage() {
  const { purchase, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const confirm = useActionForm(ConfirmDeposit, { id: 'mark-paid' })
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const amount = formatMoney(language, purchase.priceCents, purchase.currency)
  const settled = purchase.paidAt || purchase.cancelledAt || purchase.own || purchase.guardianAwaited
  if (settled) return <PurchaseSettled purchase={purchase} back={back} />
  return (
    <ConfirmationPage
      title={t('markPaid.titleOf', { name: purchase.menteeName })}
      lead={t('markPaid.lead')}
      back={back}
      errors={<FormErrors form={confirm.form} labels={{ arrivedOn: t('deposit.arrivedOn') }} />}
      form={
        <ConfirmWithPasswordForm
          {...confirm}
          {...{ passwordNeeded, submit: t('markPaid.submitOf', { amount, name: purchase.menteeName }) }}
        >
          <MoneyDayField
            field={confirm.fields.arrivedOn}
            te={confirm.te}
            today={today}
            legend={t('deposit.arrivedOn')}
            hint={t('deposit.arrivedOnHint')}
          />
          <TransferMethodField field={confirm.fields.method} te={confirm.te} purchase={purchase} />
          {purchase.proofs.length === 0 && (
            <CheckboxField
              {...fieldProps(confirm.fields.seenAtBank, confirm.te)}
              label={t('markPaid.seenAtBank')}
              boxed
            />
          )}
        </ConfirmWithPasswordForm>
      }
      cancel={{ to: back.to, label: t('markPaid.cancel') }}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList effects={[t('markPaid.opens'), t('markPaid.mail'), t('markPaid.recorded')]} />
      <p>
        <DepositLink purchase={purchase} />
      </p>
    </ConfirmationPage>
  )
}
