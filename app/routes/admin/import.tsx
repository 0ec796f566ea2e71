import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { type Import, uploadImport } from '~/domain/imports/imports.server'
import { importLimits } from '~/domain/imports/limits'
import { UploadImport } from '~/domain/imports/schema'
import { createdRoles } from '~/domain/created-people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, FileField, RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'

export const handle: Handle = { title: (t) => t('creating:import.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return { imports: await reads.imports(viewer) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(
    args,
    UploadImport,
    async ({ role, file }) => redirect(`/admin/import/${await uploadImport(viewer, role, file)}`),
    { fileField: 'file', fileLimit: importLimits.fileBytes, tooLarge: 'import_too_large' },
  )
}

// What the texts print; how long rows are kept is decided in rules.retained_for.
const limits = {
  megabytes: importLimits.fileBytes / 1_048_576,
  rows: importLimits.rows,
  days: importLimits.keptDays,
}

export default function ImportPage() {
  const { imports } = useLoaderData<typeof loader>()
  const { t } = useTranslation('creating')
  const { form, fields, te } = useActionForm(UploadImport, { id: 'import' })
  const labels = { role: t('import.role'), file: t('common:facts.file') }
  return (
    <FormPage
      title={t('import.title')}
      lead={t('import.lead')}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <ActionForm form={form} multipart>
        <RadioGroup
          {...fieldProps(fields.role, te)}
          legend={labels.role}
          options={createdRoles.map((value) => ({ value, label: t(`import.roles.${value}`) }))}
        />
        <FileField
          {...fieldProps(fields.file, te)}
          label={labels.file}
          hint={t('import.fileHint', limits)}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
        <SubmitButton pending="sending">{t('common:upload.submit')}</SubmitButton>
      </ActionForm>
      <Card title={t('common:upload.how')} tone="sunken">
        <EffectList
          effects={['columns', 'dry', 'run', 'kept'].map((key) => t(`import.how.${key}`, limits))}
        />
      </Card>
      {imports.length > 0 && <EarlierImports imports={imports} />}
    </FormPage>
  )
}

function EarlierImports({ imports }: { imports: Import[] }) {
  const { t, language } = useTranslation('creating')
  const columns = [
    { id: 'file', label: t('common:facts.file') },
    { id: 'role', label: t('import.role') },
    { id: 'when', label: t('common:facts.when') },
    { id: 'rows', label: t('import.rows'), numeric: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = imports.map((one) => ({
    id: String(one.id),
    cells: [
      <Link key="file" to={`/admin/import/${one.id}`}>
        {one.fileName}
      </Link>,
      t(`import.roles.${one.role}`),
      formatLongDate(language, one.createdAt),
      one.total,
      <ImportState key="state" state={one.state} />,
    ],
  }))
  return (
    <RecordSection title={t('import.earlier')}>
      <DataTable caption={t('import.earlier')} hideCaption columns={columns} rows={rows} />
    </RecordSection>
  )
}

const tones = {
  mapping: 'neutral',
  checked: 'info',
  running: 'warning',
  stopped: 'danger',
  done: 'success',
} as const

/** How far an import is. */
function ImportState({ state }: { state: Import['state'] }) {
  const { t } = useTranslation('creating')
  return <StatusTag tone={tones[state]} label={t(`import.states.${state}`)} />
}
