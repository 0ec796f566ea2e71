import { useTranslation } from 'react-i18next'
import type { ReportSubject } from '~/domain/reports/schema'
import { Link } from '~/http/page'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The link to report a person to the team, from the person's page, a request or a mentorship. */
export function ReportLink({ subject, id, name }: { subject: ReportSubject; id: number; name: string }) {
  const { t } = useTranslation('common')
  return (
    <Link to={`/report/${subject}/${id}`} className="inline-flex min-h-8 items-center text-sm text-muted">
      {t('report.link')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
