import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { MentorshipLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { RecordSection } from '~/ui/record-page'

/** The mentorships of a mentor, the running one first. */
export function MentorMentorships({ mentorships }: { mentorships: AdminMentorship[] }) {
  const { t } = useTranslation('people')
  return (
    <RecordSection id="mentorships" title={t('common:facts.mentorships')}>
      {mentorships.length === 0 ? (
        <p className="text-muted">{t('mentorships.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {mentorships.map((mentorship) => (
            <MentorshipItem key={mentorship.id} mentorship={mentorship} />
          ))}
        </ul>
      )}
    </RecordSection>
  )
}

function MentorshipItem({ mentorship }: { mentorship: AdminMentorship }) {
  const { t, language } = useTranslation('people')
  const { id, menteeName, kind, status, startedAt, untilOn } = mentorship
  const { completedSessions: done, minimumSessions: minimum } = mentorship
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonWithFace name={menteeName}>
          <MentorshipLink id={id} className="font-bold">
            {menteeName}
          </MentorshipLink>
        </PersonWithFace>
        <MentorshipTag status={status} />
      </p>
      <p className="text-sm text-muted">
        {t(`common:kind.${kind}`)} · {formatLongDate(language, startedAt)} –{' '}
        {formatLongDate(language, untilOn)} · {t('mentorships.sessions', { done, minimum })}
      </p>
    </li>
  )
}
