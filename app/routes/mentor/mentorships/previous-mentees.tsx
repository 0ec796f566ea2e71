import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'

/** The ended mentorships. */
export function PreviousMentees({ mentorships }: { mentorships: Mentorship[] }) {
  const { t, language } = useTranslation('mentor')
  if (mentorships.length === 0) return null
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'started', label: t('common:facts.startedOn'), code: true },
    { id: 'ended', label: t('previous.ended'), code: true },
    { id: 'sessions', label: t('common:facts.sessions'), numeric: true },
    { id: 'status', label: t('common:facts.state') },
  ]
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      mentorship.asksEnd ? (
        <Link key="name" to={`/mentor/mentorships/${mentorship.id}/thanks`}>
          <FaceAndName name={mentorship.otherName} />
        </Link>
      ) : (
        <FaceAndName key="name" name={mentorship.otherName} />
      ),
      nameIn(language, mentorship.packageNames),
      formatDate(language, mentorship.startedAt),
      mentorship.endedAt ? formatDate(language, mentorship.endedAt) : '–',
      mentorship.completedSessions,
      <MentorshipTag key="status" status={mentorship.status} />,
    ],
  }))
  return (
    <RecordSection title={t('previous.title')}>
      <DataTable caption={t('previous.title')} hideCaption columns={columns} rows={rows} />
    </RecordSection>
  )
}
