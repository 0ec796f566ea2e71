import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, type Option, SelectField, TextField } from '~/ui/field'

type Bound<Name extends string> = {
  fields: Record<Name, FieldMetadata<unknown>>
  te: (key: string, field?: string) => string
}

/** Name and surname; the browser fills in those of its user, unless they are another person's. */
export function NameFields({ fields, te, others }: Bound<'name' | 'surname'> & { others?: boolean }) {
  const { t } = useTranslation('common')
  return (
    <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
      <TextField
        {...fieldProps(fields.name, te)}
        label={t('profile.fields.name')}
        autoComplete={others ? 'off' : 'given-name'}
      />
      <TextField
        {...fieldProps(fields.surname, te)}
        label={t('profile.fields.surname')}
        autoComplete={others ? 'off' : 'family-name'}
      />
    </div>
  )
}

type CountryAndCountyProps = Bound<'country' | 'countyId'> & {
  options: { countries?: Option[]; counties?: Option[] }
  countyHint?: string
  autoComplete?: string
}

/** The country, and the regional unit, which only Greece has: app/browser/forms.ts hides it for another country. */
export function CountryAndCounty({ fields, te, options, countyHint, autoComplete }: CountryAndCountyProps) {
  const { t } = useTranslation('common')
  const choose = { optional: true, placeholder: t('form.choose') }
  return (
    <>
      <SelectField
        {...fieldProps(fields.country, te)}
        {...choose}
        label={t('profile.fields.country')}
        options={options.countries ?? []}
        autoComplete={autoComplete}
      />
      <div data-applies-to={fields.country.id} data-applies-if="GR">
        <SelectField
          {...fieldProps(fields.countyId, te)}
          {...choose}
          label={t('profile.fields.county_id')}
          hint={countyHint}
          options={options.counties ?? []}
        />
      </div>
    </>
  )
}

type WorkFieldsProps = Bound<'workStatusId' | 'industryId'> & {
  options: { workStatuses: Option[]; industries: Option[] }
}

/** What a mentee does, and where. */
export function WorkFields({ fields, te, options }: WorkFieldsProps) {
  const { t } = useTranslation('common')
  const choose = { optional: true, placeholder: t('form.choose') }
  return (
    <>
      <SelectField
        {...fieldProps(fields.workStatusId, te)}
        {...choose}
        label={t('profile.fields.work_status_id')}
        options={options.workStatuses}
      />
      <SelectField
        {...fieldProps(fields.industryId, te)}
        {...choose}
        label={t('profile.fields.industry_id')}
        options={options.industries}
      />
    </>
  )
}
