import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { RefundAccount } from '~/domain/payments/withdrawal-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { AccountFields } from '~/parts/payments/account-fields'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('refunds:account.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const refunds = or404(await findPurchaseRefunds(viewer, idParameter(args.params.purchaseId)))
  if (!refunds.refunds.some(({ stage }) => stage === 'to_send'))
    throw redirect(`/purchases/${refunds.purchaseId}`)
  return {
    purchaseId: refunds.purchaseId,
    holder: refunds.account?.holder ?? `${viewer.name} ${viewer.surname}`,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, RefundAccount, async (account) => {
    await acts.nameRefundAccount(viewer, { purchaseId: id, ...account })
    return redirect(`/purchases/${id}`, 'refundAccountKept')
  })
}

export default function RefundAccountPage() {
  const { purchaseId, holder } = useLoaderData<typeof loader>()
  const { t } = useTranslation('refunds')
  const { form, fields, te } = useActionForm(RefundAccount, {
    id: 'refund-account',
    defaultValue: { accountHolder: holder },
  })
  return (
    <FormPage
      title={t('account.title')}
      lead={t('account.lead')}
      back={{ to: `/purchases/${purchaseId}`, label: t('mentee:purchase.eyebrow') }}
      errors={
        <FormErrors
          form={form}
          labels={{ iban: t('common:facts.iban'), accountHolder: t('common:facts.accountHolder') }}
        />
      }
    >
      <ActionForm form={form}>
        <AccountFields fields={fields} te={te} />
        <SubmitButton>{t('account.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
