import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { formatDate } from '~/i18n/format'
import { PackageCell, SessionsCell } from '~/parts/mentorships/mentorship-cells'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { MentorshipLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'

/** The current mentorship first, then the earlier ones, each linked to its page. */
export function MenteeMentorships({ mentorships }: { mentorships: AdminMentorship[] }) {
  const { t, language } = useTranslation('records')
  const columns = [
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'sessions', label: t('common:facts.sessions') },
    { id: 'period', label: t('admin:mentorships.period'), code: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      <PersonWithFace key="mentor" name={mentorship.mentorName} photoId={mentorship.mentorPhotoId}>
        <MentorshipLink id={mentorship.id}>{mentorship.mentorName}</MentorshipLink>
      </PersonWithFace>,
      <PackageCell key="package" {...mentorship} />,
      <SessionsCell key="sessions" {...mentorship} />,
      `${formatDate(language, mentorship.startedAt)} – ${formatDate(language, mentorship.untilOn)}`,
      <MentorshipTag key="state" status={mentorship.status} />,
    ],
  }))
  return (
    <RecordSection id="mentorships" title={t('common:facts.mentorships')}>
      {rows.length > 0 ? (
        <DataTable caption={t('common:facts.mentorships')} hideCaption columns={columns} rows={rows} />
      ) : (
        <p className="text-muted">{t('mentee.noMentorship')}</p>
      )}
    </RecordSection>
  )
}
