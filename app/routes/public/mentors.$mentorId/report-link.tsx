import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The link of a mentor's page to report her to the team. */
export function ReportLink({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('common')
  return (
    <Link to={`/report/mentor/${id}`} className="inline-flex min-h-8 items-center text-sm text-muted">
      {t('report.link')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
