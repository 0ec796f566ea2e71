import { useTranslation } from '~/i18n/use-translation'
import { CopyButton } from '~/ui/copy-button'

type CopyValueProps = {
  value: string
  /** What is copied, for screen readers: «Αντιγραφή: IBAN» */
  about: string
  /** The text for the clipboard, if it differs from the one shown. */
  copied?: string
}

/** A value to copy: one click selects all of it; with JavaScript a button copies it. */
export function CopyValue({ value, about, copied = value }: CopyValueProps) {
  const { t } = useTranslation('mentee')
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="tabular min-w-0 select-all font-bold wrap-anywhere sm:text-lg">{value}</span>
      <CopyButton
        value={copied}
        label={t('deposit.copy')}
        done={t('common:form.copied')}
        about={about}
        className="-mx-3 text-sm"
      />
    </span>
  )
}
