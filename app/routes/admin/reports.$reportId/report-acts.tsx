import { useTranslation } from '~/i18n/use-translation'
import type { AdminReport } from '~/domain/reports/reports.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { Card } from '~/ui/card'

type ReportActsProps = { report: AdminReport; requestWaits: boolean }
type Act = 'closeRequest' | 'endForSafety' | 'suspend' | 'pair' | 'write' | 'status' | 'erase'
type Way = { act: Act; to: string; name?: string }

/** What the team may do about a report, each on its own page; the decision is written here afterwards. */
export function ReportActs({ report, requestWaits }: ReportActsProps) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const { requestId, mentorshipId, aboutUserId, aboutName, aboutMentorId, aboutMenteeId } = report
  const ways: (Way | false)[] = [
    requestWaits && {
      act: 'closeRequest',
      to: actLink(`/admin/pending-mentorship-requests/${requestId}?to=reject`),
    },
    mentorshipId !== null && {
      act: 'endForSafety',
      to: actLink(`/admin/mentorships/${mentorshipId}/state?to=safety`),
    },
    aboutUserId !== null && { act: 'suspend', to: actLink(`/admin/users/${aboutUserId}#suspension`) },
    mentorshipId !== null && { act: 'pair', to: actLink(`/admin/mentorships/${mentorshipId}`) },
    writeTo(report.byName, report.byMentorId, report.byMenteeId),
    writeTo(aboutName, aboutMentorId, aboutMenteeId),
    aboutMentorId !== null && { act: 'status', to: actLink(`/admin/mentors/${aboutMentorId}/edit#status`) },
    aboutUserId !== null && { act: 'erase', to: actLink(`/admin/users/${aboutUserId}/erase`) },
  ]
  return (
    <Card title={t('reports.acts')} className="no-print">
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {ways
          .filter((way) => way !== false)
          .map(({ act, to, name }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center font-medium">
                {t(`reports.act.${act}`, { name })}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  )
}

const writeTo = (name: string | null, mentorId: number | null, menteeId: number | null): Way | false => {
  const person = mentorId !== null ? `mentors/${mentorId}` : menteeId !== null ? `mentees/${menteeId}` : null
  return person !== null && name !== null && { act: 'write', to: `/admin/${person}/messages`, name }
}
