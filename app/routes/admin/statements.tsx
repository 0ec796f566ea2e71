import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { statementLimits, UploadStatement } from '~/domain/statements/schema'
import { uploadStatement } from '~/domain/statements/statements.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, fieldProps, FileField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'

export const handle: Handle = { title: (t) => t('statement:title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return { statements: await reads.statements(viewer) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(
    args,
    UploadStatement,
    async ({ file, askColumns }) => {
      const { id, others } = await uploadStatement(viewer, file, askColumns)
      const here = `/admin/statements/${id}`
      return others.length > 0
        ? redirect(here, 'othersLeftOut', { accounts: others.join(', ').slice(0, 200) })
        : redirect(here)
    },
    { fileField: 'file', fileLimit: statementLimits.fileBytes, tooLarge: 'import_too_large' },
  )
}

// What the texts print; how long a file is kept is decided in rules.retained_for, and the clean-up runs once a night.
const limits = {
  megabytes: statementLimits.fileBytes / 1_048_576,
  rows: statementLimits.rows,
  format: 'camt.053',
  days: 2,
}

export default function StatementsPage() {
  const { statements } = useLoaderData<typeof loader>()
  const { t } = useTranslation('statement')
  const { form, fields, te } = useActionForm(UploadStatement, { id: 'statement' })
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      back={{
        to: '/admin/purchased-subscriptions?scope=awaiting',
        label: t('common:shell.admin.purchases'),
      }}
      errors={<FormErrors form={form} labels={{ file: t('file') }} />}
    >
      <ActionForm form={form} multipart>
        <FileField
          {...fieldProps(fields.file, te)}
          label={t('file')}
          hint={t('fileHint', limits)}
          accept=".xml,.zip,.csv,.txt,.xlsx,text/xml,text/csv,text/plain"
        />
        <CheckboxField {...fieldProps(fields.askColumns, te)} label={t('askColumns')} />
        <SubmitButton pending="sending">{t('common:upload.submit')}</SubmitButton>
      </ActionForm>
      <Card title={t('common:upload.how')} tone="sunken">
        <EffectList effects={['columns', 'twice', 'kept'].map((key) => t(`how.${key}`, limits))} />
      </Card>
      {statements.length > 0 && <OpenStatements statements={statements} />}
    </FormPage>
  )
}

function OpenStatements({ statements }: Pick<Awaited<ReturnType<typeof loader>>, 'statements'>) {
  const { t, language } = useTranslation('statement')
  return (
    <RecordSection title={t('open.title')}>
      <DataTable
        caption={t('open.title')}
        hideCaption
        columns={[
          { id: 'when', label: t('open.when') },
          { id: 'by', label: t('open.by') },
        ]}
        rows={statements.map(({ id, createdAt, createdBy }) => ({
          id: String(id),
          cells: [
            <Link key="when" to={`/admin/statements/${id}`}>
              {formatDateTime(language, createdAt)}
            </Link>,
            createdBy,
          ],
        }))}
      />
    </RecordSection>
  )
}
