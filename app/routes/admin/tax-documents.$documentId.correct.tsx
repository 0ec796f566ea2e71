import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { documentName } from '~/domain/tax-documents/document-name'
import { CorrectDocument } from '~/domain/tax-documents/schema'
import { correctDocument, findDocument } from '~/domain/tax-documents/tax-documents.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { CopiedFields, useCopiedLabels } from '~/parts/tax-documents/copied-fields'
import { useDocumentRows } from '~/parts/tax-documents/document-rows'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = {
  title: (t) => t('admin:documents.correct.title'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = await findDocument(viewer, idParameter(args.params.documentId))
  const purchase = document && (await findAdminPurchase(viewer, document.purchaseId))
  if (!purchase) throw notFound()
  const { reference, menteeName, own } = purchase
  const passwordNeeded = await reads.passwordNeeded(viewer, { routine: true })
  return { document, reference, menteeName, own, passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.documentId)
  return guarded(args, viewer, CorrectDocument, async (copied) => {
    await correctDocument(viewer, id, copied)
    return redirect(`/admin/tax-documents/${id}`, 'documentCorrected')
  })
}

/** What stands on a document, to be written as the accountant issued it. */
export default function CorrectDocumentPage() {
  const { document, reference, menteeName, own, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { series, number, issuedOn, mark, uid, qrUrl } = document
  const { form, fields, te } = useActionForm(CorrectDocument, {
    id: 'correct-document',
    defaultValue: { series, number, issuedOn, mark, uid, qrUrl },
  })
  const { kind, amount, purchase } = useDocumentRows(document, reference)
  const name = documentName(document)
  const back = { to: `/admin/tax-documents/${document.id}`, label: t('documents.one', { name }) }
  const labels = { ...useCopiedLabels(), reason: t('documents.correct.reason') }
  return (
    <ConfirmationPage
      title={t('documents.correct.named', { name })}
      eyebrow={menteeName}
      lead={t('documents.correct.lead')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
      form={
        own ? null : (
          <ActionForm form={form}>
            <CopiedFields {...{ fields, te, today }} />
            <TextArea
              {...fieldProps(fields.reason, te)}
              label={labels.reason}
              hint={t('documents.correct.reasonHint')}
              rows={3}
            />
            <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
            <SubmitButton icon="check">{t('documents.correct.submit')}</SubmitButton>
          </ActionForm>
        )
      }
      cancel={{ to: back.to, label: t('documents.correct.keep') }}
    >
      <SummaryList rows={[purchase, kind, amount]} />
      {own && <Banner tone="warning">{t('payments.own')}</Banner>}
      <EffectList
        effects={[
          t('documents.correct.kept'),
          t('documents.correct.mail'),
          t('documents.correct.pdf'),
          t('documents.enter.final'),
        ]}
      />
    </ConfirmationPage>
  )
}
