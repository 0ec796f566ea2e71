import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import { locales, toLanguage } from '~/i18n/locale'
import {
  CheckboxField,
  DateParts,
  EmailField,
  fieldProps,
  partsProps,
  SelectField,
  TextField,
} from '~/ui/field'
import { CountryAndCounty, NameFields } from './name-and-place'

type Field = FieldMetadata<unknown>
type Shared =
  | 'name'
  | 'surname'
  | 'email'
  | 'phone'
  | 'birthdate'
  | 'locale'
  | 'country'
  | 'countyId'
  | 'workStatusId'
  | 'industryId'
  | 'invite'

type PersonFieldsProps = {
  fields: Record<Shared, Field>
  te: (key: string, field?: string) => string
  options: ProfileOptions
}

/** A titled group of fields. */
export function Fieldset({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-7 border-t border-line pt-6">
      <legend className="float-left w-full text-xl font-heavy">{title}</legend>
      <div className="clear-both grid gap-7">
        {hint && <p className="text-muted">{hint}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** Name and e-mail, which suffice; phone, birthdate and language are optional. */
export function WhoFields({ fields, te }: Omit<PersonFieldsProps, 'options'>) {
  const { t } = useTranslation('creating')
  return (
    <Fieldset title={t('form.who')} hint={t('form.whoHint')}>
      <NameFields {...{ fields, te }} others />
      <EmailField {...fieldProps(fields.email, te)} label={t('common:facts.email')} autoComplete="off" />
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={t('common:profile.fields.phone')}
        optional
        autoComplete="off"
        width="half"
      />
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={t('common:profile.fields.birthdate')}
        hint={t('form.birthdateHint')}
        optional
      />
      <SelectField
        {...fieldProps(fields.locale, te)}
        label={t('common:shell.language')}
        hint={t('form.localeHint')}
        options={locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) }))}
        width="half"
      />
    </Fieldset>
  )
}

/** Place and work, all optional. */
export function PlaceFields({ fields, te, options }: PersonFieldsProps) {
  const { t } = useTranslation('common')
  const choose = { optional: true, placeholder: t('form.choose') }
  return (
    <>
      <SelectField
        {...fieldProps(fields.industryId, te)}
        {...choose}
        label={t('profile.fields.industry_id')}
        options={options.industries}
      />
      <SelectField
        {...fieldProps(fields.workStatusId, te)}
        {...choose}
        label={t('profile.fields.work_status_id')}
        options={options.workStatuses}
      />
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <CountryAndCounty {...{ fields, te, options }} />
      </div>
    </>
  )
}

/** Whether the invitation goes out at once. */
export function InviteField({ field, te }: { field: Field; te: PersonFieldsProps['te'] }) {
  const { t } = useTranslation('creating')
  return (
    <CheckboxField {...fieldProps(field, te)} label={t('form.invite')} hint={t('form.inviteHint')} boxed />
  )
}
