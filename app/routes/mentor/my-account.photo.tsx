import { useTranslation } from '~/i18n/use-translation'
import { PhotoUpload } from '~/domain/applications/schema'
import { getFigures } from '~/domain/constants/constants.server'
import { readOwnPhoto, removePhoto, sendPhoto } from '~/domain/mentors/own-mentor.server'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { photoPath } from '~/domain/photos/photo-path'
import { PhotoChoice } from '~/parts/mentors/photo-choice'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentor:photo.title') }

const profile = '/mentor/my-account/profile'

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  return { photoId: await readOwnPhoto(viewer), name: `${viewer.name} ${viewer.surname}` }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const { photoBytes } = await getFigures()
  const send = async ({ photo }: { photo: File }) => {
    await sendPhoto(viewer, photo, args.context.clientAddress)
    return redirect(profile, 'editSent')
  }
  if (new URL(args.request.url).searchParams.has('remove')) {
    return submit(args, Confirm, async () =>
      redirect(profile, (await removePhoto(viewer)) ? 'editSent' : 'editNothing'),
    )
  }
  return submit(args, PhotoUpload, send, {
    fileField: 'photo',
    fileLimit: photoBytes,
    tooLarge: 'photo_too_large',
  })
}

export default function ChangePhotoPage() {
  const { photoId, name } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(PhotoUpload, { id: 'photo-form' })
  return (
    <FormPage
      title={t('photo.title')}
      lead={t('photo.lead')}
      back={{ to: profile, label: t('profile.title') }}
      errors={<FormErrors form={form} labels={{ photo: t('photo.file') }} />}
    >
      {photoId !== null && (
        <div className="flex flex-wrap items-center gap-5">
          <Avatar
            name={name}
            src={photoPath(photoId, 'large')}
            alt={t('common:profile.changes.photo.del')}
            size="xl"
          />
          <form method="post" action="?remove" className="grid max-w-xs gap-2">
            <TokenField />
            <div>
              <Button variant="secondary">{t('photo.remove')}</Button>
            </div>
            <p className="text-sm text-muted">{t('photo.removeHint')}</p>
          </form>
        </div>
      )}
      <ActionForm form={form} multipart>
        <PhotoChoice {...fieldProps(fields.photo, te)} label={t('photo.file')} />
        <SubmitButton pending="sending">{t('profile.send')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
