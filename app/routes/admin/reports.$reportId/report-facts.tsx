import { useTranslation } from '~/i18n/use-translation'
import type { AdminReport } from '~/domain/reports/reports.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'
import { PersonLink } from '~/parts/reports/person-link'
import { Quote } from '~/ui/quote'
import { SummaryList } from '~/ui/summary-list'

/** Who reports whom, what was written, and the decision if there is one. */
export function ReportFacts({ report }: { report: AdminReport }) {
  const { t, language } = useTranslation('admin')
  const { aboutName, aboutMentorId, aboutMenteeId, byName, byMentorId, byMenteeId } = report
  const facts = [
    {
      label: t('reports.about'),
      value: <PersonLink name={aboutName} mentorId={aboutMentorId} menteeId={aboutMenteeId} />,
    },
    {
      label: t('reports.by'),
      value: <PersonLink name={byName} mentorId={byMentorId} menteeId={byMenteeId} />,
    },
    { label: t('reports.what'), value: <Case report={report} /> },
    { label: t('reports.sent'), value: formatDateTime(language, report.sentAt) },
  ]
  const settled = report.settledAt && [
    {
      label: t('reports.settled'),
      value: t('reports.settledBy', {
        name: report.settledBy ?? '—',
        when: formatDateTime(language, report.settledAt),
      }),
    },
    {
      label: t('editDecision.decision'),
      value: <span className="whitespace-pre-line">{report.decision}</span>,
    },
    ...(report.answer
      ? [{ label: t('reports.answer'), value: <span className="whitespace-pre-line">{report.answer}</span> }]
      : []),
  ]
  return (
    <>
      <SummaryList rows={[...facts, ...(settled || [])]} />
      <Quote text={report.text} who={byName} />
    </>
  )
}

/** What the report is about, linked to the mentorship, or to the requests of the mentee. */
function Case({ report }: { report: AdminReport }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const { aboutWhat, mentorshipId, requestMenteeId } = report
  const words = t(`reports.whats.${aboutWhat}`)
  if (mentorshipId !== null) return <Link to={actLink(`/admin/mentorships/${mentorshipId}`)}>{words}</Link>
  if (requestMenteeId !== null) return <Link to={`/admin/mentees/${requestMenteeId}#requests`}>{words}</Link>
  return words
}
