import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest, Told } from '~/domain/mentorship-requests/mentorship-requests.server'

type RequestWordsProps = Pick<MentorshipRequest, 'message' | 'reason' | 'topic' | 'told'>

/** The mentee's message; for coaching also the reason and the field; for the mentor also what the profile tells. */
export function RequestWords({ message, reason, topic, told }: RequestWordsProps) {
  const { t } = useTranslation('common')
  return (
    <div className="grid gap-4">
      <blockquote className="max-w-read border-l-4 border-saffron pl-4 text-lg leading-snug whitespace-pre-line">
        {message}
      </blockquote>
      <dl className="grid max-w-read gap-3 empty:hidden">
        {reason && (
          <>
            <Fact label={t('facts.coachingReason')}>{reason}</Fact>
            {topic && <Fact label={t('facts.fieldOfInterest')}>{topic}</Fact>}
          </>
        )}
        {told && <ToldFacts {...told} of="other" />}
      </dl>
    </div>
  )
}

/** What a mentor reads of a mentee beside the message, within a `dl`; to the mentee it speaks of herself. */
export function ToldFacts({ about, industry, topics, minorAge, of }: Told & { of: 'self' | 'other' }) {
  const { t } = useTranslation('common')
  const own = of === 'self'
  return (
    <>
      {minorAge !== null && <Fact label={t('facts.age')}>{t('facts.minorAge', { age: minorAge })}</Fact>}
      {topics.length > 0 && (
        <Fact label={t(own ? 'account:profile.topicIds' : 'facts.menteeTopics')}>{topics.join(' · ')}</Fact>
      )}
      {industry && <Fact label={t('profile.fields.industry_id')}>{industry}</Fact>}
      {about && <Fact label={t(own ? 'account:profile.about' : 'facts.about')}>{about}</Fact>}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
