import { useTranslation } from 'react-i18next'
import { ActionForm, TokenField, useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps } from '~/ui/conform'
import { FileField } from '~/ui/field'
import { PhotoUpload } from './schema'
import { stepPath } from './steps'

/** conform's form of a photo. */
export function usePhotoForm() {
  return useActionForm(PhotoUpload, { id: 'photo-upload' })
}

export type PhotoFormProps = ReturnType<typeof usePhotoForm> & { photo: string | null }

/** Her photo: what it looks like, a new one, none. */
export function PhotoForm({ form, fields, te, photo }: PhotoFormProps) {
  const { t } = useTranslation('application')
  return (
    <Card title={t('links.photo')}>
      <div className="grid gap-5">
        {photo && (
          <div className="flex flex-wrap items-center gap-5">
            <img src={photo} alt={t('links.photoAlt')} width={112} height={112} className="size-28 rounded-leaf-whole border border-edge object-cover" />
            <form method="post" action={stepPath('links', '&part=no-photo')}>
              <TokenField />
              <Button variant="secondary">{t('links.removePhoto')}</Button>
            </form>
          </div>
        )}
        <ActionForm form={form} action={stepPath('links', '&part=photo')} multipart>
          <FileField
            {...fieldProps(fields.photo, te)}
            label={t(photo ? 'links.otherPhoto' : 'links.choosePhoto')}
            hint={t('links.photoHint')}
            optional={t('common:form.optional')}
            accept="image/jpeg,image/png"
          />
          <div>
            <Button variant="secondary" pendingLabel={t('common:form.sending')}>
              {t('links.sendPhoto')}
            </Button>
          </div>
        </ActionForm>
      </div>
    </Card>
  )
}
