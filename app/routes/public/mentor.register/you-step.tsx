import { useTranslation } from '~/i18n/use-translation'
import { You } from '~/domain/applications/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { CountryAndCounty, NameFields } from '~/parts/people/name-and-place'
import { CheckboxGroup, DateParts, fieldProps, partsProps, TextField } from '~/ui/field'
import { StepPage, type StepProps } from './step-page'

const spoken = ['el', 'en']

/** Person and place. */
export function YouStep({ answers, options, ...props }: StepProps) {
  const { t, language } = useTranslation('application')
  const { form, fields, te } = useActionForm(You, {
    id: 'you',
    defaultValue: { languages: spoken.filter((each) => each === language), country: 'GR', ...answers },
  })
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
        <NameFields {...{ fields, te }} />
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
          optional
          autoComplete="tel"
          width="half"
        />
        <CountryAndCounty
          {...{ fields, te, options }}
          countyHint={t('you.countyHint')}
          autoComplete="country"
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
