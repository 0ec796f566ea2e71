import { useTranslation } from '~/i18n/use-translation'
import type { SeminarSignup } from '~/domain/seminars/seminars.server'
import { formatDateTime } from '~/i18n/format'
import { MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { DataTable } from '~/ui/table'

type SeminarSignupsProps = { signups: SeminarSignup[]; seats: number | null }

/** The mentors who have signed up for a seminar, the first one first. */
export function SeminarSignups({ signups, seats }: SeminarSignupsProps) {
  const { t, language } = useTranslation('seminars')
  const count = signups.length
  if (count === 0) return <p className="text-muted">{t('signups.none')}</p>
  return (
    <DataTable
      caption={
        seats === null ? t('common:counts.mentors', { count }) : t('signups.countOf', { count, seats })
      }
      columns={[
        { id: 'mentor', label: t('common:facts.mentor') },
        { id: 'when', label: t('signups.when'), code: true },
      ]}
      rows={signups.map(({ mentorId, name, photoId, signedUpAt }) => ({
        id: String(mentorId),
        cells: [
          <PersonWithFace key="name" {...{ name, photoId }}>
            <MentorLink id={mentorId} name={name} />
          </PersonWithFace>,
          formatDateTime(language, signedUpAt),
        ],
      }))}
    />
  )
}
