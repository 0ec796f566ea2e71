import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { RecordSection } from '~/ui/record-page'
import { RequestCard } from './request-card'

type WaitingRequestsProps = {
  pending: MentorshipRequest[]
  now: Date
  mentorId: number
  /** Whether requests may come, so that advice is of use. */
  tips: boolean
}

/** Pending requests; if there are none, how to get requests. */
export function WaitingRequests({ pending, now, mentorId, tips }: WaitingRequestsProps) {
  const { t } = useTranslation('mentor')
  if (pending.length > 0) {
    return (
      <RecordSection title={t('request.title')}>
        <ul className="grid gap-5">
          {pending.map((request) => (
            <RequestCard key={request.id} request={request} now={now} />
          ))}
        </ul>
      </RecordSection>
    )
  }
  if (!tips) return null
  return (
    <EmptyState
      fresh
      title={t('request.none')}
      action={
        <LinkButton to={`/mentors/${mentorId}`} variant="secondary">
          {t('request.seeProfile')}
        </LinkButton>
      }
    >
      <p>{t('request.noneText')}</p>
      <ul className="mt-3 list-disc pl-5">
        {['tipTitle', 'tipDescription', 'tipTopics'].map((tip) => (
          <li key={tip}>{t(`request.${tip}`)}</li>
        ))}
      </ul>
    </EmptyState>
  )
}
