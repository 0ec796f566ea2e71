import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'

export type CopyValueProps = {
  value: string
  /** What is copied, for screen readers: «Αντιγραφή: IBAN» */
  about: string
  /** The text for the clipboard, if it differs from the one shown. */
  copied?: string
}

/** A value to copy: one click selects all of it; with JavaScript a button copies it. */
export function CopyValue({ value, about, copied = value }: CopyValueProps) {
  const { t } = useTranslation('mentee')
  const [done, setDone] = useState(false)
  const hydrated = useHydrated()
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="tabular select-all font-bold break-words sm:text-lg">{value}</span>
      {hydrated && navigator.clipboard && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(copied).then(
              () => setDone(true),
              () => setDone(false),
            )
          }
          className={buttonClass('quiet', '-mx-3 text-sm')}
        >
          <span aria-live="polite">{done ? t('deposit.copied') : t('deposit.copy')}</span>
          <span className="sr-only"> {about}</span>
        </button>
      )}
    </span>
  )
}
