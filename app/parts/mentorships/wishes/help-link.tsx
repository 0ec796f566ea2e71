import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The one door for trouble with a person: of a mentorship, or of a request. */
export function HelpLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation('common')
  return (
    <Link to={to} className="inline-flex min-h-8 items-center">
      {t('help.title')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
