import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { importFields, type Mapping } from '~/domain/imports/fields'
import type { Import, ImportRow } from '~/domain/imports/imports.server'
import { MapColumns } from '~/domain/imports/schema'
import type { CreatedRole } from '~/domain/created-people/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { SelectField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { DropImportForm } from './drop-import'

export type ImportPageProps = {
  page: { title: string; eyebrow: string; back: { to: string; label: string } }
  found: Import
  rows: ImportRow[]
}

/** The second step: which column holds which field, guessed from the headings. */
export function MapImport({ page, found, rows, mapping }: ImportPageProps & { mapping: Mapping }) {
  const { t } = useTranslation('creating')
  const role = found.role as CreatedRole
  const { form, fields, te } = useActionForm(MapColumns, {
    id: 'map',
    intent: 'map',
    defaultValue: mapping as Record<string, unknown>,
  })
  const asked = importFields(role)
  const labels = Object.fromEntries(asked.map((field) => [field, t(`import.fields.${field}`)]))
  const options = found.headings.map((heading, at) => ({
    value: String(at),
    label: [heading || t('import.column', { number: at + 1 }), sampleOf(rows, at)].filter(Boolean).join(': '),
  }))
  const field = (name: string) => (fields as unknown as Record<string, FieldMetadata<unknown>>)[name]!
  return (
    <FormPage
      {...page}
      lead={t('import.mapLead', { count: found.total })}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <p className="text-muted">{t('import.mapHint')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="map" />
        {asked.map((name) => (
          <SelectField
            key={name}
            {...fieldProps(field(name), te)}
            label={labels[name]}
            hint={hints.includes(name) ? t(`import.hints.${name}`) : undefined}
            placeholder={t('import.noColumn')}
            options={options}
          />
        ))}
        <div>
          <Button pendingLabel={t('common:form.oneMoment')}>{t('import.check')}</Button>
        </div>
      </ActionForm>
      <DropImportForm />
    </FormPage>
  )
}

const hints = ['fullName', 'birthdate', 'topics', 'experienceSince']

/** The first value of a column, shortened. */
function sampleOf(rows: ImportRow[], column: number) {
  const value = rows.map(({ cells }) => cells[column]).find(Boolean) ?? ''
  return value.length > 30 ? `${value.slice(0, 29)}…` : value
}
