import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { importLimits } from '~/domain/imports/limits'
import { mostRows } from '~/domain/tax-documents/document-rows'
import { CheckDocuments, DocumentsForm } from '~/domain/tax-documents/schema'
import {
  type DocumentFate,
  enterDocuments,
  readDocumentFile,
} from '~/domain/tax-documents/tax-documents.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useActionData, useLoaderData } from '~/http/page'
import { type Args, data, redirect, requireViewer, submit } from '~/http/page.server'
import { previewOf, usePreview } from '~/http/preview'
import { DayOrderField } from '~/parts/imports/day-order-field'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, FileField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { CheckedDocuments } from './tax-documents/checked-documents'

export const handle: Handle = { title: (t) => t('admin:documents.file.title') }

const list = '/admin/purchased-subscriptions?scope=undocumented'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return { passwordNeeded: await reads.passwordNeeded(viewer, { routine: true }) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(
    args,
    DocumentsForm,
    async (form) => {
      if (form.intent === 'check') {
        const rows = await readDocumentFile(viewer, form.file, form.order)
        return data(
          previewOf({ rows: JSON.stringify(rows), fates: await enterDocuments(viewer, rows, true) }),
        )
      }
      const fates = await enterDocuments(viewer, form.rows, false)
      const done = fates.filter(({ fate }) => fate === 'new').length
      return redirect(list, 'documentsEntered', { done: String(done) })
    },
    {
      fileField: 'file',
      fileLimit: importLimits.fileBytes,
      tooLarge: 'import_too_large',
      passwordOf: viewer,
    },
  )
}

type Checked = { rows: string; fates: DocumentFate[] }

/** The rows that were to be entered, after a refusal of all of them, as for the password. */
function useRefused(): Checked | undefined {
  const said = (useActionData() as { initialValue?: Record<string, unknown> } | undefined)?.initialValue
  return said?.intent === 'enter' ? { rows: String(said.rows), fates: [] } : undefined
}

/** Takes a file of documents: first what would become of each row, then the act. */
export default function TaxDocumentsPage() {
  const { passwordNeeded } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const checked = usePreview<Checked>() ?? refused
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(CheckDocuments, { id: 'check', intent: 'check' })
  if (checked) return <CheckedDocuments {...checked} passwordNeeded={passwordNeeded} />
  const labels = { order: t('common:upload.order'), file: t('common:facts.file') }
  return (
    <FormPage
      title={t('documents.file.title')}
      lead={t('documents.file.lead')}
      back={{ to: list, label: t('common:shell.admin.undocumented') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <EffectList effects={['columns', 'kinds', 'check', 'again'].map((key) => t(`documents.file.${key}`))} />
      <ActionForm form={form} multipart>
        <input type="hidden" name="intent" value="check" />
        <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
        <DayOrderField field={fields.order} te={te} />
        <FileField
          {...fieldProps(fields.file, te)}
          label={labels.file}
          hint={t('documents.file.hint', { rows: mostRows })}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
        <SubmitButton pending="sending">{t('documents.file.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
