import { useTranslation } from 'react-i18next'
import { findReceipt } from '~/domain/receipts/receipts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireSignedIn } from '~/http/page.server'
import { PrintButton } from '~/ui/print-button'
import { FormPage } from '~/ui/form-page'
import { ReceiptBody } from './receipts.$purchaseId/receipt'

export const handle: Handle<{ receipt?: { reference: string } } | undefined> = {
  i18n: ['terms', 'mentee', 'refunds'],
  title: (t, data) => t('refunds:receipt.pageTitle', { reference: data?.receipt?.reference ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const receipt = await findReceipt(viewer, idParameter(args.params.purchaseId))
  if (!receipt) throw notFound()
  return { receipt, team: viewer.role === 'admin' }
}

export default function ReceiptPage() {
  const { receipt, team } = useLoaderData<typeof loader>()
  const { t } = useTranslation('refunds')
  const queue = { to: '/admin/purchased-subscriptions', label: t('common:shell.admin.purchases') }
  const purchase = { to: `/purchases/${receipt.purchaseId}`, label: t('back') }
  return (
    <FormPage title={t('receipt.title')} eyebrow={t('common:shell.brand')} back={team ? queue : purchase}>
      <ReceiptBody receipt={receipt} />
      <p className="font-bold">{t('receipt.noTaxDocument')}</p>
      <div>
        <PrintButton label={t('common:form.print')} />
      </div>
    </FormPage>
  )
}
