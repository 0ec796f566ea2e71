import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { PhotoUpload } from '~/domain/applications/schema'
import { getFigures } from '~/domain/constants/constants.server'
import { findMentorRecord, sendMentorPhoto } from '~/domain/mentors/mentor-record.server'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { photoPath } from '~/domain/photos/photo-path'
import { PhotoChoice } from '~/parts/mentors/photo-choice'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/field'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:photo.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentor = or404(await findMentorRecord(viewer, idParameter(args.params.mentorId)))
  return { mentor }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const backToRecord = async () => {
    const name = (await findMentorRecord(viewer, id))?.fullName ?? ''
    return redirect(`/admin/mentors/${id}`, 'mentorEdited', { name })
  }
  if (new URL(args.request.url).searchParams.has('remove'))
    return submit(args, Confirm, async () => {
      await acts.setMentorPhoto(viewer, { mentorId: id })
      return backToRecord()
    })
  const send = async ({ photo }: { photo: File }) => {
    await sendMentorPhoto(viewer, id, photo)
    return backToRecord()
  }
  const { photoBytes } = await getFigures()
  return submit(args, PhotoUpload, send, {
    fileField: 'photo',
    fileLimit: photoBytes,
    tooLarge: 'photo_too_large',
  })
}

export default function MentorPhotoPage() {
  const { mentor } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(PhotoUpload, { id: 'photo-form' })
  return (
    <FormPage
      title={t('photo.title')}
      lead={mentor.own ? t('mentor.own') : t('edit.lead', { name: mentor.fullName })}
      back={{ to: `/admin/mentors/${mentor.id}`, label: mentor.fullName }}
      errors={<FormErrors form={form} labels={{ photo: t('mentor:photo.file') }} />}
    >
      {!mentor.own && <EffectList effects={[t('admin:toldOfEdit')]} />}
      {mentor.photoId !== null && (
        <form method="post" action="?remove" className="flex flex-wrap items-center gap-5">
          <TokenField />
          <Avatar
            name={mentor.fullName}
            src={photoPath(mentor.photoId, 'large')}
            alt={t('common:profile.changes.photo.del')}
            size="xl"
          />
          <Button variant="secondary">{t('mentor:photo.remove')}</Button>
        </form>
      )}
      <ActionForm form={form} multipart>
        <PhotoChoice
          {...fieldProps(fields.photo, te)}
          label={t('mentor:photo.file')}
          hint={t('photo.hint')}
        />
        <SubmitButton pending="sending">{t('photo.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
