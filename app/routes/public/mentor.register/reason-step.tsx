import { useTranslation } from '~/i18n/use-translation'
import { bestWords } from '~/domain/applications/answers'
import { Reason } from '~/domain/applications/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { fieldProps, SelectField, TextArea, TextField } from '~/ui/field'
import { ProfileTip } from '~/parts/mentors/profile-tip'
import { StepPage, type StepProps } from './step-page'

/** The reason for applying, and the texts of the profile. */
export function ReasonStep({ answers, options, ...props }: StepProps) {
  const { t } = useTranslation('application')
  const { form, fields, te } = useActionForm(Reason, { id: 'reason', defaultValue: answers })
  const labels = { mentoringReason: t('reason.mentoringReason'), description: t('reason.description') }
  const wishlist = t('reason.menteeWishlist')
  return (
    <StepPage step="reason" form={form} labels={labels} {...props}>
      <ActionForm form={form}>
        <div className="grid gap-1">
          <TextArea
            {...fieldProps(fields.mentoringReason, te)}
            label={labels.mentoringReason}
            hint={t('reason.mentoringReasonHint')}
          />
          <ProfileTip field="mentoringReason" label={labels.mentoringReason} />
        </div>
        <div className="grid gap-1">
          <TextArea
            {...fieldProps(fields.menteeWishlist, te)}
            label={wishlist}
            hint={t('reason.menteeWishlistHint')}
            optional
            rows={3}
          />
          <ProfileTip field="menteeWishlist" label={wishlist} />
        </div>
        <TextField
          {...fieldProps(fields.sentence, te)}
          label={t('common:profile.fields.sentence')}
          hint={t('common:profile.hints.sentence')}
          optional
        />
        <div className="grid gap-1">
          <TextArea
            {...fieldProps(fields.description, te)}
            label={labels.description}
            hint={t('reason.descriptionHint', { ...bestWords })}
            rows={9}
            counter={{ unit: 'words', text: t('common:form.words', { count: 0 }) }}
          />
          <ProfileTip field="description" label={labels.description} />
        </div>
        <SelectField
          {...fieldProps(fields.referralSourceId, te)}
          label={t('reason.referralSource')}
          optional
          options={options.referralSources ?? []}
          placeholder={t('common:form.choose')}
        />
        <TextField {...fieldProps(fields.referralText, te)} label={t('reason.referralText')} optional />
        <SubmitButton pending="saving">{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
