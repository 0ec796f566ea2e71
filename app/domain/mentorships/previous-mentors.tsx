import { useTranslation } from 'react-i18next'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import { MentorshipTag } from './mentorship-tag'
import type { Mentorship } from './mentorships.server'

/** The mentorships that have ended, newest first. */
export function PreviousMentors({ mentorships }: { mentorships: Mentorship[] }) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      mentorship.otherName,
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
        { id: 'time', label: t('previous.time') },
        { id: 'sessions', label: t('common:facts.sessions'), numeric: true },
        { id: 'status', label: t('previous.status') },
      ]}
      rows={rows}
    />
  )
}
