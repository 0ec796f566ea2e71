import { useTranslation } from 'react-i18next'
import { buttonClass } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'

/** Prints the page. Needs JavaScript and appears with it. */
export function PrintButton() {
  const { t } = useTranslation('refunds')
  if (!useHydrated()) return null
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
      {t('print')}
    </button>
  )
}
