import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'

type CopyCodeProps = {
  code: string
  /** Whose code, for screen readers. */
  about: string
}

/** The code of an offer: one click selects all of it; with JavaScript a button copies it. */
export function CopyCode({ code, about }: CopyCodeProps) {
  const { t } = useTranslation('mentor')
  const [done, setDone] = useState(false)
  const hydrated = useHydrated()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <code className="rounded-leaf-xs bg-sunken px-3 py-1.5 text-lg font-bold break-all select-all">
        {code}
      </code>
      {hydrated && navigator.clipboard && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(code).then(
              () => setDone(true),
              () => setDone(false),
            )
          }
          className={buttonClass('quiet', '-mx-3 text-sm')}
        >
          <span aria-live="polite">{done ? t('offers.copied') : t('offers.copy')}</span>
          <span className="sr-only"> {about}</span>
        </button>
      )}
    </p>
  )
}
