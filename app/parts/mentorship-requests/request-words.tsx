import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'

type RequestWordsProps = Pick<MentorshipRequest, 'message' | 'reason'> & { topic?: string }

/** The mentee's message; for coaching also the reason and the field. */
export function RequestWords({ message, reason, topic }: RequestWordsProps) {
  const { t } = useTranslation('common')
  return (
    <div className="grid gap-4">
      <blockquote className="max-w-read border-l-4 border-saffron pl-4 text-lg leading-snug whitespace-pre-line">
        {message}
      </blockquote>
      {reason && (
        <dl className="grid max-w-read gap-3">
          <div>
            <dt className="text-sm text-muted">{t('facts.coachingReason')}</dt>
            <dd className="whitespace-pre-line">{reason}</dd>
          </div>
          {topic && (
            <div>
              <dt className="text-sm text-muted">{t('facts.fieldOfInterest')}</dt>
              <dd className="font-medium">{topic}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
