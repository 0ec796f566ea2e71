// Long: one form, one field after the other.
import { useTranslation } from '~/i18n/use-translation'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import { CompleteMentor, completionSchema } from '~/domain/created-people/completion-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import {
  CheckboxGroup,
  DateParts,
  fieldProps,
  MonthParts,
  partsProps,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { nameOfField } from '~/domain/mentors/profile-edit'
import { Agreements } from '~/parts/texts/agreements'
import { OtherWays } from './other-ways'
import type { CompleteProps } from './complete-as-mentee'
import { CountryAndCounty } from '~/parts/people/name-and-place'

type Props = CompleteProps & { options: ProfileOptions }
type Fields = Pick<ReturnType<typeof useActionForm<typeof CompleteMentor>>, 'fields' | 'te'>

/** What a mentor fills in before anything else: what the public profile shows, and the terms. */
export function CompleteAsMentor({ page, due, roles, options }: Props) {
  const { t } = useTranslation('common')
  const schema = completionSchema('mentor', due.birthdateKnown) as typeof CompleteMentor
  const { form, fields, te } = useActionForm(schema, {
    id: 'complete',
    defaultValue: due.values && firstValues(due.values),
  })
  const labels = Object.fromEntries(
    [...Object.keys(CompleteMentor.shape), 'birthdate'].map((field) => [
      field,
      t(`profile.fields.${nameOfField(field)}`),
    ]),
  )
  const birthdate = (fields as unknown as Record<'birthdate', Parameters<typeof partsProps>[0]>).birthdate
  return (
    <FormPage {...page} errors={<FormErrors form={form} labels={labels} />}>
      <ActionForm form={form}>
        {!due.birthdateKnown && (
          <DateParts
            {...partsProps(birthdate, te)}
            legend={t('profile.fields.birthdate')}
            hint={t('profile.hints.team')}
            autoComplete="bday"
          />
        )}
        <Work {...{ fields, te, options }} />
        <Place {...{ fields, te, options }} />
        <RadioGroup
          {...fieldProps(fields.visibility, te)}
          legend={t('profile.fields.visibility')}
          options={(['public', 'private'] as const).map((value) => ({
            value,
            label: t(`profile.${value}`),
            hint: t(`profile.hints.${value}`),
          }))}
        />
        <Agreements profile="mentor" {...{ fields, te }} />
        <SubmitButton>{t('creating:complete.submit')}</SubmitButton>
      </ActionForm>
      <OtherWays roles={roles} />
    </FormPage>
  )
}

function firstValues(values: NonNullable<CompleteProps['due']['values']>) {
  const { title, industryId, topicIds, experienceSince, phone, country, countyId } = values
  const { languages, description, visibility } = values
  const work = { title, industryId, topicIds, experienceSince }
  return { ...work, phone, country, countyId, languages, description, visibility }
}

function Work({ fields, te, options }: Fields & { options: ProfileOptions }) {
  const { t } = useTranslation('common')
  return (
    <>
      <TextField
        {...fieldProps(fields.title, te)}
        label={t('profile.fields.title')}
        hint={t('profile.hints.title')}
      />
      <SelectField
        {...fieldProps(fields.industryId, te)}
        label={t('profile.fields.industry_id')}
        placeholder={t('form.choose')}
        options={options.industries}
      />
      <MonthParts
        {...partsProps(fields.experienceSince, te)}
        legend={t('profile.fields.experience_since')}
        hint={t('profile.hints.experience')}
        optional
      />
      <CheckboxGroup
        {...fieldProps(fields.topicIds, te)}
        legend={t('profile.fields.topic_ids')}
        options={options.topics}
      />
      <TextArea
        {...fieldProps(fields.description, te)}
        label={t('profile.fields.description')}
        hint={t('profile.hints.description')}
        rows={9}
        counter={{ unit: 'words', text: t('form.words', { count: 0 }) }}
      />
    </>
  )
}

function Place({ fields, te, options }: Fields & { options: ProfileOptions }) {
  const { t } = useTranslation('common')
  return (
    <>
      <CheckboxGroup
        {...fieldProps(fields.languages, te)}
        legend={t('profile.fields.languages')}
        options={(['el', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <CountryAndCounty {...{ fields, te, options }} autoComplete="country" />
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={t('profile.fields.phone')}
        hint={t('profile.hints.phone')}
        optional
        autoComplete="tel"
        width="half"
      />
    </>
  )
}
