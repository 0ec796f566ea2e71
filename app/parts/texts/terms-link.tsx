import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** A link from a form to one of the long texts: in a new tab, so that what the user typed stays. */
export function TermsLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Link>
  )
}
