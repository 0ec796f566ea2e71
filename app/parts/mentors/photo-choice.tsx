import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import type { FieldBinding } from '~/ui/field'
import { PhotoField } from '~/ui/photo-field'

type PhotoChoiceProps = FieldBinding & { label: string; hint?: string; optional?: boolean }

/** The input of a mentor's photo with its words. */
export function PhotoChoice({ hint, ...props }: PhotoChoiceProps) {
  const { t } = useTranslation('common')
  const { photoKilobytes } = useConstants()
  return (
    <PhotoField
      {...props}
      hint={hint ?? t('photo.hint')}
      limit={t('photo.limit', { photoKilobytes })}
      chosen={t('photo.chosen')}
    />
  )
}
