import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { scholarshipLists } from '~/domain/scholarships/list'
import { scholarshipTables } from '~/parts/scholarships/columns'
import { listYears } from '~/domain/scholarships/scholarships.server'
import { NewScholarship } from '~/domain/scholarships/schema'
import { fieldProps, RadioGroup, TextField } from '~/ui/field'
import { YearMeters } from './scholarships/year-meters'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { ListPage } from '~/lists/list-page'
import { loadSharedList } from '~/lists/load-list.server'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('common:shell.admin.scholarships') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [list, years] = await Promise.all([loadSharedList(viewer, scholarshipLists, args), listYears(viewer)])
  return { list, years: [...years] }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, NewScholarship, async (scholarship) => {
    const id = await acts.createScholarship(viewer, scholarship)
    return redirect(`/admin/scholarships/${id}`, 'scholarshipCreated')
  })
}

export default function ScholarshipsPage() {
  const { list, years } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const created = useActionForm(NewScholarship, { id: 'new' })
  const labels = { name: t('common:facts.gift'), kind: t('common:facts.kind') }
  const asked = years.find(({ year }) => String(year) === list.query.filters.year)
  const shown = asked ?? years.find(({ current }) => current)
  return (
    <div className="grid gap-10">
      <div className="empty:hidden">
        <FormErrors form={created.form} labels={labels} />
      </div>
      <ListPage
        table={scholarshipTables[list.at]!}
        loaded={list}
        choices={{ year: years.map(({ year }) => String(year)) }}
        actions={<LinkButton to="#new-scholarship">{t('scholarships.new.title')}</LinkButton>}
      />
      {shown && (
        <RecordSection title={t('scholarships.use', { year: shown.year })}>
          <YearMeters year={shown} />
        </RecordSection>
      )}
      <RecordSection id="new-scholarship" title={t('scholarships.new.title')}>
        <div className="max-w-read">
          <NewScholarshipForm {...created} />
        </div>
      </RecordSection>
    </div>
  )
}

type NewScholarshipFormProps = ReturnType<typeof useActionForm<typeof NewScholarship>>

/** A new scholarship of this year: name and kind. */
function NewScholarshipForm({ form, fields, te }: NewScholarshipFormProps) {
  const { t } = useTranslation('admin')
  const kinds = ['full_3m', 'partial_50'] as const
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.name, te)}
        label={t('common:facts.gift')}
        hint={t('scholarships.new.nameHint')}
        autoComplete="off"
      />
      <RadioGroup
        {...fieldProps(fields.kind, te)}
        legend={t('common:facts.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`scholarships.kinds.${value}`),
          hint: t(`scholarships.new.${value}`),
        }))}
        boxed
      />
      <SubmitButton icon="plus" pending="saving">
        {t('scholarships.new.submit')}
      </SubmitButton>
    </ActionForm>
  )
}
