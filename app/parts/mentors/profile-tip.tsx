import { useTranslation } from '~/i18n/use-translation'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

export type ProfileTipProps = {
  field: 'title' | 'description' | 'links' | 'mentoringReason' | 'menteeWishlist'
  /** The label of the field, for screen readers. */
  label: string
}

/** How to fill in a text field of a mentor's profile, with an invented example; closed until it is wanted. */
export function ProfileTip({ field, label }: ProfileTipProps) {
  const { t } = useTranslation('tips')
  return (
    <details className="group max-w-read">
      <summary className="flex min-h-11 w-fit items-center gap-2 text-sm font-medium text-primary">
        {t('open')}
        <VisuallyHidden>: {label}</VisuallyHidden>
        <Icon name="chevronDown" className="turns transition-transform" />
      </summary>
      <div className="grid gap-2 rounded-leaf-sm bg-sunken p-4 text-sm">
        <p>{t(`${field}.tip`)}</p>
        <p className="font-medium">{t('example')}</p>
        <p className="whitespace-pre-line wrap-anywhere">{t(`${field}.example`)}</p>
      </div>
    </details>
  )
}
