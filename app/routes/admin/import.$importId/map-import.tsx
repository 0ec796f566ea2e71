import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldOf, importFields, type Mapping } from '~/domain/imports/fields'
import type { Import, ImportRow } from '~/domain/imports/imports.server'
import { columnName, MapColumns } from '~/domain/imports/schema'
import type { CreatedRole } from '~/domain/created-people/schema'
import { type NameOrder, nameOrders, namesOf as readNames } from '~/domain/imports/names-of'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { namesOf } from '~/parts/imports/fate-text'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, RadioGroup, SelectField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { DayOrderField } from '~/parts/imports/day-order-field'
import { DropFileForm } from '~/parts/imports/drop-file-form'
import { useColumnNames } from './left-out'

export type ImportPageProps = {
  page: { eyebrow: string; back: { to: string; label: string } }
  found: Import
  rows: ImportRow[]
}

/** The second step: what each column holds, guessed from the headings. */
export function MapImport({ page, found, rows, mapping }: ImportPageProps & { mapping: Mapping }) {
  const { t } = useTranslation('creating')
  const names = useColumnNames(found.headings)
  const { form, fields, te } = useActionForm(MapColumns, {
    id: 'map',
    intent: 'map',
    defaultValue: Object.fromEntries(names.map((_, at) => [columnName(at), fieldOf(mapping, at)])),
  })
  const asked = importFields(found.role as CreatedRole)
  const options = asked.map((field) => ({ value: field, label: t(namesOf(field)) }))
  const labels = {
    order: t('common:upload.order'),
    nameOrder: t('import.nameOrder'),
    ...Object.fromEntries(names.map((name, at) => [columnName(at), name])),
  }
  const field = (at: number) => (fields as Record<string, FieldMetadata<unknown>>)[columnName(at)]!
  const full = names.findIndex((_, at) => field(at).value === 'fullName')
  const inExamples = (order: NameOrder) =>
    rows.map(({ cells }) => readNames(cells[full] ?? '', order).surname).join(' · ')
  return (
    <FormPage
      {...page}
      title={t('import.mapTitle')}
      lead={t('import.mapLead', { count: found.total })}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <p className="text-muted">{t('import.mapHint')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="map" />
        {names.map((name, at) => (
          <SelectField
            key={columnName(at)}
            {...fieldProps(field(at), te)}
            label={name}
            hint={samplesOf(rows, at)}
            placeholder={t('common:upload.leftOut')}
            options={options}
          />
        ))}
        {full >= 0 && (
          <RadioGroup
            {...fieldProps(fields.nameOrder, te)}
            legend={labels.nameOrder}
            options={nameOrders.map((value) => ({
              value,
              label: t(`import.nameOrders.${value}`),
              hint: t('import.surnames', { surnames: inExamples(value) }),
            }))}
          />
        )}
        <DayOrderField field={fields.order} te={te} />
        <SubmitButton>{t('import.check')}</SubmitButton>
      </ActionForm>
      <Card title={t('import.hintsTitle')} tone="sunken">
        <EffectList
          effects={hints
            .filter((name) => asked.includes(name))
            .map((name) => `${t(namesOf(name))}: ${t(`import.hints.${name}`)}`)}
        />
      </Card>
      <DropFileForm text={t('import.dropText')} submit={t('import.drop')} />
    </FormPage>
  )
}

const hints = ['fullName', 'birthdate', 'topics', 'experienceSince'] as const

/** The first values of a column, shortened. */
function samplesOf(rows: ImportRow[], column: number) {
  const values = rows.map(({ cells }) => cells[column]).filter((cell) => cell !== undefined && cell !== '')
  return (
    values.map((value) => (value!.length > 30 ? `${value!.slice(0, 29)}…` : value)).join(' · ') || undefined
  )
}
