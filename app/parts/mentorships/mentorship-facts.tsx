import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { SummaryList } from '~/ui/summary-list'

/** The mentorship that a decision is about. */
export function MentorshipFacts({ mentorship }: { mentorship: AdminMentorship }) {
  const { t, language } = useTranslation('common')
  const { completedSessions: done, minimumSessions: minimum, lastSessionOn, kind } = mentorship
  return (
    <SummaryList
      rows={[
        {
          label: t('facts.mentee'),
          value: <MenteeLink id={mentorship.menteeId} name={mentorship.menteeName} />,
        },
        {
          label: t('facts.mentor'),
          value: <MentorLink id={mentorship.mentorId} name={mentorship.mentorName} />,
        },
        { label: t('facts.kind'), value: t(`kind.${kind}`) },
        { label: t('facts.package'), value: nameIn(language, mentorship.packageNames) },
        { label: t('facts.startedOn'), value: formatLongDate(language, mentorship.startedAt) },
        { label: t('facts.plannedEnd'), value: formatLongDate(language, mentorship.plannedEndOn) },
        { label: t('facts.sessions'), value: t('facts.sessionsOf', { done, minimum }) },
        {
          label: t('facts.lastSession'),
          value: lastSessionOn ? formatLongDate(language, lastSessionOn) : t('facts.noSession'),
        },
      ]}
    />
  )
}
