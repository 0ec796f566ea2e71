import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { columnFields, type Columns } from '~/domain/statements/columns'
import { columnName, MapStatement } from '~/domain/statements/schema'
import type { Statement } from '~/domain/statements/statements.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { fieldProps, SelectField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { DayOrderField } from '~/parts/imports/day-order-field'
import { DropFileForm } from '~/parts/imports/drop-file-form'

type MapColumnsProps = {
  statement: Omit<Statement, 'rows'>
  samples: string[][]
  columns: Columns
}

/** What each column of a bank's table holds, guessed from the headings; asked once for these headings. */
export function MapColumns({ statement, samples, columns }: MapColumnsProps) {
  const { t } = useTranslation('statement')
  const names = (statement.headings ?? []).map(
    (heading, at) => heading || t('common:upload.column', { number: at + 1 }),
  )
  const { form, fields, te } = useActionForm(MapStatement, {
    id: 'map',
    intent: 'map',
    defaultValue: Object.fromEntries(
      columnFields.flatMap((field) => (columns[field] ?? []).map((at) => [columnName(at), field])),
    ),
  })
  const labels = {
    order: t('common:upload.order'),
    ...Object.fromEntries(names.map((name, at) => [columnName(at), name])),
  }
  return (
    <FormPage
      title={t('mapTitle')}
      lead={t('mapLead')}
      back={{ to: '/admin/statements', label: t('title') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <p className="text-muted">{t('mapHint')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="map" />
        {names.map((name, at) => (
          <SelectField
            key={columnName(at)}
            {...fieldProps((fields as Record<string, FieldMetadata<unknown>>)[columnName(at)]!, te)}
            label={name}
            hint={samplesOf(samples, at)}
            placeholder={t('common:upload.leftOut')}
            options={columnFields.map((field) => ({ value: field, label: t(`fields.${field}`) }))}
          />
        ))}
        <DayOrderField field={(fields as Record<string, FieldMetadata<unknown>>).order!} te={te} />
        <SubmitButton>{t('check')}</SubmitButton>
      </ActionForm>
      <DropFileForm text={t('dropText')} submit={t('drop')} />
    </FormPage>
  )
}

/** The first values of a column, shortened. */
function samplesOf(samples: string[][], at: number) {
  const values = samples.flatMap((cells) => cells[at] || [])
  return (
    values.map((value) => (value.length > 30 ? `${value.slice(0, 29)}…` : value)).join(' · ') || undefined
  )
}
