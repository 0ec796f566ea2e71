import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useTranslation } from '~/i18n/use-translation'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { HelpLink } from '~/parts/mentorships/wishes/help-link'
import { Card } from '~/ui/card'
import { SummaryList } from '~/ui/summary-list'

/** The paused mentorships of one side: since when, until about when, and the way to ask the team to go on or for the end. */
export function PausedPairs({ side, mentorships }: { side: 'mentee' | 'mentor'; mentorships: Mentorship[] }) {
  const { t, language } = useTranslation('common')
  const day = (value: Date | string) => formatLongDate(language, value)
  return (
    <ul className="grid gap-5">
      {mentorships.map((pair) => (
        <Card
          key={pair.id}
          as="li"
          level={3}
          title={
            <FaceAndName name={pair.otherName} photoId={side === 'mentee' ? pair.mentorPhotoId : null} />
          }
          aside={<MentorshipTag status={pair.status} />}
        >
          <SummaryList
            rows={[
              { label: t('facts.package'), value: nameIn(language, pair.packageNames) },
              ...(pair.pausedAt ? [{ label: t('facts.pausedAt'), value: day(pair.pausedAt) }] : []),
              ...(pair.pauseUntil ? [{ label: t('facts.pauseUntil'), value: day(pair.pauseUntil) }] : []),
              {
                label: t('facts.sessions'),
                value: t('facts.sessionsOf', { done: pair.completedSessions, minimum: pair.minimumSessions }),
              },
            ]}
          />
          <div className="mt-4">
            <HelpLink to={`/${side}/mentorships/${pair.id}/ask-team`} name={pair.otherName} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
