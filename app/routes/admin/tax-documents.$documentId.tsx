import { useTranslation } from '~/i18n/use-translation'
import { DocumentFile } from '~/domain/tax-documents/schema'
import { findDocument, storeDocumentFile } from '~/domain/tax-documents/tax-documents.server'
import { getConstants } from '~/domain/constants/constants.server'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useConstants, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { documentName } from '~/domain/tax-documents/document-name'
import { useDocumentRows } from '~/parts/tax-documents/document-rows'
import { Files } from '~/parts/tax-documents/document-table'
import { Card } from '~/ui/card'
import { fieldProps, FileField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle<{ document: { series: string; number: number } } | undefined> = {
  title: (t, data) => t('admin:documents.one', { name: data ? documentName(data.document) : '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = await findDocument(viewer, idParameter(args.params.documentId))
  const purchase = document && (await findAdminPurchase(viewer, document.purchaseId))
  if (!purchase) throw notFound()
  const { reference, menteeName, own } = purchase
  return { document, reference, menteeName, own }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.documentId)
  const { proofBytes } = await getConstants()
  return submit(
    args,
    DocumentFile,
    async ({ file }) => {
      await storeDocumentFile(viewer, id, file)
      return redirect(`/admin/tax-documents/${id}`, 'documentFileKept')
    },
    { fileField: 'file', fileLimit: proofBytes },
  )
}

/** A tax document, and the form that uploads its PDF. */
export default function TaxDocumentPage() {
  const { document, reference, menteeName, own } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const { proofMegabytes } = useConstants()
  const { form, fields, te } = useActionForm(DocumentFile, { id: 'document-file' })
  const { kind, purchase, amount } = useDocumentRows(document, reference)
  const code = (value: string) => <span className="tabular select-all wrap-anywhere">{value}</span>
  return (
    <FormPage
      title={t('documents.one', { name: documentName(document) })}
      eyebrow={menteeName}
      back={useBackTo(`/admin/purchased-subscriptions/${document.purchaseId}`, t('payments.purchase'))}
      errors={<FormErrors form={form} labels={{ file: t('documents.pdf') }} />}
    >
      <SummaryList
        rows={[
          kind,
          purchase,
          { label: t('common:facts.issuedOn'), value: formatLongDate(language, document.issuedOn) },
          amount,
          { label: t('common:facts.mark'), value: code(document.mark) },
          ...(document.uid ? [{ label: t('documents.uid'), value: code(document.uid) }] : []),
          { label: t('common:facts.file'), value: <Files document={document} /> },
        ]}
      />
      {!own && (
        <Card title={t(document.file ? 'documents.replacePdf' : 'documents.addPdf')}>
          <ActionForm form={form} multipart>
            <FileField
              {...fieldProps(fields.file, te)}
              label={t('documents.pdf')}
              hint={t('documents.pdfHint', { proofMegabytes })}
              accept="application/pdf"
            />
            <SubmitButton pending="sending">{t('documents.upload')}</SubmitButton>
          </ActionForm>
        </Card>
      )}
      <div className="grid gap-2">
        {!own && (
          <Link to={`/admin/tax-documents/${document.id}/correct`}>{t('documents.correct.link')}</Link>
        )}
        <p className="text-muted">{t('documents.enter.final')}</p>
      </div>
    </FormPage>
  )
}
