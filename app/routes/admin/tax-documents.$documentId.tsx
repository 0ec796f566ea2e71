import { useTranslation } from '~/i18n/use-translation'
import { kindNumbers } from '~/domain/tax-documents/document-rows'
import { DocumentFile } from '~/domain/tax-documents/schema'
import { findDocument, keepDocumentFile } from '~/domain/tax-documents/tax-documents.server'
import { getConstants } from '~/domain/constants/constants.server'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { PurchaseLink } from '~/parts/people/person-link'
import { documentName } from '~/domain/tax-documents/document-name'
import { Files } from '~/parts/tax-documents/document-table'
import { Card } from '~/ui/card'
import { fieldProps, FileField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle<{ document: { series: string; number: number } } | undefined> = {
  i18n: ['admin', 'refunds'],
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
      await keepDocumentFile(viewer, id, file)
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
          {
            label: t('documents.kind'),
            value: `${kindNumbers[document.kind]} ${t(`common:documentKind.${document.kind}`)}`,
          },
          {
            label: t('payments.purchase'),
            value: <PurchaseLink id={document.purchaseId}>{reference}</PurchaseLink>,
          },
          { label: t('common:facts.issuedOn'), value: formatLongDate(language, document.issuedOn) },
          {
            label: t('documents.amount'),
            value: formatMoney(language, document.amountCents, document.currency),
          },
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
      <p className="text-muted">{t('documents.enter.final')}</p>
    </FormPage>
  )
}
