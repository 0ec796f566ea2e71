import { useTranslation } from '~/i18n/use-translation'
import { CopyButton } from '~/ui/copy-button'

type CopyCodeProps = {
  code: string
  /** Whose code, for screen readers. */
  about: string
}

/** The code of an offer: one click selects all of it; with JavaScript a button copies it. */
export function CopyCode({ code, about }: CopyCodeProps) {
  const { t } = useTranslation('mentor')
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <code className="rounded-leaf-xs bg-sunken px-3 py-1.5 text-lg font-bold break-all select-all">
        {code}
      </code>
      <CopyButton
        value={code}
        label={t('offers.copy')}
        done={t('offers.copied')}
        about={about}
        className="-mx-3 text-sm"
      />
    </p>
  )
}
