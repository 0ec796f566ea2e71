import { useTranslation } from '~/i18n/use-translation'
import { You } from '~/domain/applications/schema'
import { ActionForm, useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { fieldProps, partsProps } from '~/ui/conform'
import { CountryAndCounty } from '~/parts/people/country-and-county'
import { CheckboxGroup, DateParts, TextField } from '~/ui/field'
import { StepPage, type StepProps } from './step-page'

const spoken = ['el', 'en']

/** Person and place. */
export function YouStep({ answers, options, ...props }: StepProps) {
  const { t, language } = useTranslation('application')
  const { form, fields, te } = useActionForm(You, {
    id: 'you',
    defaultValue: { languages: spoken.filter((each) => each === language), country: 'GR', ...answers },
  })
  const optional = t('common:form.optional')
  const languages = spoken.map((value) => ({ value, label: t(`common:languages.${value}`) }))
  return (
    <StepPage
      step="you"
      form={form}
      labels={{
        name: t('common:profile.fields.name'),
        surname: t('common:profile.fields.surname'),
        birthdate: t('common:profile.fields.birthdate'),
      }}
      {...props}
    >
      <ActionForm form={form}>
        <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
          <TextField
            {...fieldProps(fields.name, te)}
            label={t('common:profile.fields.name')}
            autoComplete="given-name"
          />
          <TextField
            {...fieldProps(fields.surname, te)}
            label={t('common:profile.fields.surname')}
            autoComplete="family-name"
          />
        </div>
        <DateParts
          {...partsProps(fields.birthdate, te)}
          legend={t('common:profile.fields.birthdate')}
          hint={t('you.birthdateHint')}
          autoComplete="bday"
        />
        <TextField
          {...fieldProps(fields.phone, te)}
          type="tel"
          label={t('common:profile.fields.phone')}
          hint={t('you.phoneHint')}
          optional={optional}
          autoComplete="tel"
          width="half"
        />
        <CountryAndCounty
          country={{
            ...fieldProps(fields.country, te),
            label: t('common:profile.fields.country'),
            options: options.countries ?? [],
            autoComplete: 'country',
          }}
          county={{
            ...fieldProps(fields.countyId, te),
            label: t('common:profile.fields.county_id'),
            hint: t('you.countyHint'),
            options: options.counties ?? [],
          }}
          optional={optional}
          placeholder={t('common:form.choose')}
        />
        <CheckboxGroup
          {...fieldProps(fields.languages, te)}
          legend={t('you.languages')}
          options={languages}
        />
        <SubmitButton pending="saving">{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
