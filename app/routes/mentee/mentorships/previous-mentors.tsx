import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { DataTable } from '~/ui/table'

/** The ended mentorships, newest first. */
export function PreviousMentors({ mentorships }: { mentorships: Mentorship[] }) {
  const { t, language } = useTranslation('mentee')
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      mentorship.asksEnd ? (
        <Link key="name" to={`/mentee/mentorships/${mentorship.id}/thanks`}>
          <FaceAndName name={mentorship.otherName} photoId={mentorship.mentorPhotoId} />
        </Link>
      ) : (
        <FaceAndName key="name" name={mentorship.otherName} photoId={mentorship.mentorPhotoId} />
      ),
      nameIn(language, mentorship.packageNames),
      t('previous.fromTo', {
        from: formatDate(language, mentorship.startedAt),
        to: mentorship.endedAt ? formatDate(language, mentorship.endedAt) : '',
      }),
      mentorship.completedSessions,
      <MentorshipTag key="status" status={mentorship.status} />,
    ],
  }))
  return (
    <DataTable
      caption={t('previous.title')}
      hideCaption
      columns={[
        { id: 'mentor', label: t('common:facts.mentor') },
        { id: 'package', label: t('common:facts.package') },
        { id: 'time', label: t('common:facts.period') },
        { id: 'sessions', label: t('common:facts.sessions'), numeric: true },
        { id: 'status', label: t('common:facts.state') },
      ]}
      rows={rows}
    />
  )
}
