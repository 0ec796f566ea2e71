import { useTranslation } from '~/i18n/use-translation'
import { findReceipt } from '~/domain/purchases/purchases.server'
import { listDocuments } from '~/domain/tax-documents/tax-documents.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSignedIn } from '~/http/page.server'
import { PrintButton } from '~/ui/print-button'
import { DocumentTable } from '~/parts/tax-documents/document-table'
import { FormPage } from '~/ui/form-page'
import { ReceiptBody } from './receipts.$purchaseId/receipt'

export const handle: Handle<{ receipt?: { reference: string } } | undefined> = {
  title: (t, data) => t('refunds:receipt.pageTitle', { reference: data?.receipt?.reference ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const receipt = or404(await findReceipt(viewer, idParameter(args.params.purchaseId)))
  const documents = await listDocuments(viewer, receipt.purchaseId)
  return { receipt, documents, team: viewer.role === 'admin' }
}

export default function ReceiptPage() {
  const { receipt, documents, team } = useLoaderData<typeof loader>()
  const { t } = useTranslation('refunds')
  const queue = { to: '/admin/purchased-subscriptions', label: t('common:shell.admin.purchases') }
  const purchase = { to: `/purchases/${receipt.purchaseId}`, label: t('mentee:purchase.eyebrow') }
  return (
    <FormPage title={t('receipt.title')} eyebrow={t('common:shell.brand')} back={team ? queue : purchase}>
      <ReceiptBody receipt={receipt} />
      {documents.length > 0 ? (
        <section className="grid gap-4">
          <h2>{t('document.title')}</h2>
          <DocumentTable documents={documents} caption={t('document.title')} />
        </section>
      ) : (
        <p className="font-bold">{t('receipt.noTaxDocument')}</p>
      )}
      <div>
        <PrintButton label={t('common:form.print')} />
      </div>
    </FormPage>
  )
}
