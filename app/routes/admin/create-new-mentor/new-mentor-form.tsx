import { useTranslation } from '~/i18n/use-translation'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import type { NewMentor } from '~/domain/created-people/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { Fieldset, InviteField, PlaceFields, WhoFields } from '~/parts/people/person-fields'
import {
  CheckboxField,
  CheckboxGroup,
  fieldProps,
  MonthParts,
  partsProps,
  TextArea,
  TextField,
} from '~/ui/field'

type NewMentorFormProps = ReturnType<typeof useActionForm<typeof NewMentor>> & { options: ProfileOptions }

/** A new mentor in one form: who, work, what the profile shows, and what happens then. */
export function NewMentorForm({ form, fields, te, options }: NewMentorFormProps) {
  const { t } = useTranslation('creating')
  return (
    <ActionForm form={form}>
      <WhoFields fields={fields} te={te} />
      <Fieldset title={t('form.work')} hint={t('form.workHint')}>
        <TextField {...fieldProps(fields.title, te)} label={t('common:profile.fields.title')} optional />
        <PlaceFields fields={fields} te={te} options={options} />
        <MonthParts
          {...partsProps(fields.experienceSince, te)}
          legend={t('common:profile.fields.experience_since')}
          hint={t('form.experienceHint')}
          optional
        />
      </Fieldset>
      <Fieldset title={t('form.offer')}>
        <div className="grid gap-3">
          <CheckboxField
            {...fieldProps(fields.offersMentoring, te)}
            label={t('common:kind.mentoring')}
            boxed
          />
          <CheckboxField {...fieldProps(fields.offersCoaching, te)} label={t('common:kind.coaching')} boxed />
        </div>
        <CheckboxGroup
          {...fieldProps(fields.languages, te)}
          legend={t('common:profile.fields.languages')}
          options={(['el', 'en'] as const).map((value) => ({ value, label: t(`common:languages.${value}`) }))}
        />
        <CheckboxGroup
          {...fieldProps(fields.topicIds, te)}
          legend={t('form.topics')}
          optional
          options={options.topics}
          columns={2}
        />
        <TextArea
          {...fieldProps(fields.description, te)}
          label={t('common:profile.fields.description')}
          hint={t('common:profile.hints.description')}
          optional
          rows={8}
        />
      </Fieldset>
      <Fieldset title={t('form.then')} hint={t('form.thenMentor')}>
        <div className="grid gap-3">
          <InviteField field={fields.invite} te={te} />
          <CheckboxField
            {...fieldProps(fields.review, te)}
            label={t('form.review')}
            hint={t('form.reviewHint')}
            boxed
          />
        </div>
      </Fieldset>
      <SubmitButton pending="saving">{t('mentor.submit')}</SubmitButton>
    </ActionForm>
  )
}
