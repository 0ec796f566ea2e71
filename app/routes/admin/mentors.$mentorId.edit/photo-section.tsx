import { useTranslation } from '~/i18n/use-translation'
import { PhotoUpload } from '~/domain/applications/schema'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { photoPath } from '~/domain/photos/photo-path'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { PhotoChoice } from '~/parts/mentors/photo-choice'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { fieldProps } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

/** Another photo, or none. */
export function PhotoSection({ mentor }: { mentor: MentorRecord }) {
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(PhotoUpload, { id: 'photo-form', intent: 'photo' })
  return (
    <RecordSection id="photo" title={t('photo.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={{ photo: t('mentor:photo.file') }} />
        <EffectList effects={[t('admin:toldOfEdit')]} />
        {mentor.photoId !== null && (
          <Form method="post" className="flex flex-wrap items-center gap-5">
            <TokenField />
            <Avatar
              name={mentor.fullName}
              src={photoPath(mentor.photoId, 'large')}
              alt={t('common:profile.changes.photo.del')}
              size="xl"
            />
            <Button name="intent" value="removePhoto" variant="secondary">
              {t('mentor:photo.remove')}
            </Button>
          </Form>
        )}
        <ActionForm form={form} multipart>
          <input type="hidden" name="intent" value="photo" />
          <PhotoChoice
            {...fieldProps(fields.photo, te)}
            label={t('mentor:photo.file')}
            hint={t('photo.hint')}
          />
          <SubmitButton pending="sending">{t('photo.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
