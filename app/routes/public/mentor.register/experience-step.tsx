import { useTranslation } from '~/i18n/use-translation'
import { Experience } from '~/domain/applications/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import {
  CheckboxField,
  CheckboxGroup,
  fieldProps,
  MonthParts,
  partsProps,
  SelectField,
  TextField,
} from '~/ui/field'
import { ProfileTip } from '~/parts/mentors/profile-tip'
import { StepPage, type StepProps } from './step-page'

/** Work: position and experience. */
export function ExperienceStep({ answers, options, ...props }: StepProps) {
  const { t } = useTranslation('application')
  const { form, fields, te } = useActionForm(Experience, { id: 'experience', defaultValue: answers })
  const choose = t('common:form.choose')
  const asked = ['topicIds', 'experienceSince', 'mentoringSince'] as const
  const words = Object.fromEntries(asked.map((name) => [name, t(`experience.${name}`)])) as Record<
    (typeof asked)[number],
    string
  >
  const labels = {
    ...words,
    title: t('experience.jobTitle'),
    industryId: t('common:profile.fields.industry_id'),
  }
  return (
    <StepPage step="experience" form={form} labels={labels} {...props}>
      <ActionForm form={form}>
        <div className="grid gap-1">
          <TextField
            {...fieldProps(fields.title, te)}
            label={labels.title}
            hint={t('experience.titleHint')}
            autoComplete="organization-title"
          />
          <ProfileTip field="title" label={labels.title} />
        </div>
        <SelectField
          {...fieldProps(fields.workStatusId, te)}
          label={t('common:profile.fields.work_status_id')}
          optional
          options={options.workStatuses ?? []}
          placeholder={choose}
        />
        <SelectField
          {...fieldProps(fields.industryId, te)}
          label={labels.industryId}
          options={options.industries ?? []}
          placeholder={choose}
        />
        <CheckboxGroup
          {...fieldProps(fields.topicIds, te)}
          legend={labels.topicIds}
          hint={t('experience.topicsHint')}
          options={options.topics ?? []}
          columns={2}
        />
        <MonthParts
          {...partsProps(fields.experienceSince, te)}
          legend={labels.experienceSince}
          hint={t('experience.experienceHint')}
        />
        <MonthParts
          {...partsProps(fields.mentoringSince, te)}
          legend={labels.mentoringSince}
          hint={t('experience.mentoringHint')}
          optional
        />
        <CheckboxField
          {...fieldProps(fields.offersCoaching, te)}
          label={t('experience.offersCoaching')}
          hint={t('experience.offersCoachingHint')}
          boxed
        />
        <SubmitButton pending="saving">{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
