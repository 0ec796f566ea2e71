import { useTranslation } from '~/i18n/use-translation'
import { StepPhoto } from '~/domain/applications/schema'
import { stepPath } from '~/parts/applications/step-address'
import { ActionForm, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/field'
import { PhotoChoice } from '~/parts/mentors/photo-choice'
import { StepPage, type StepProps } from './step-page'

/** The applicant's photo. Its one button saves the chosen photo and continues. */
export function PhotoStep({ photo, ...props }: StepProps) {
  const { t } = useTranslation('application')
  const { form, fields, te } = useActionForm(StepPhoto, { id: 'photo-upload' })
  return (
    <StepPage step="photo" form={form} {...props}>
      {photo && (
        <div className="flex flex-wrap items-center gap-5">
          <img src={photo} alt={t('links.photoAlt')} width={112} height={112} className="portrait size-28" />
          <form method="post" action={stepPath('photo', '&part=no-photo')}>
            <TokenField />
            <Button variant="secondary">{t('links.removePhoto')}</Button>
          </form>
        </div>
      )}
      <ActionForm form={form} multipart>
        <PhotoChoice
          {...fieldProps(fields.photo, te)}
          label={t(photo ? 'links.otherPhoto' : 'links.choosePhoto')}
          optional
        />
        <SubmitButton pending="saving">{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
