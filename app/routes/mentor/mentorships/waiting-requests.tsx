import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { RecordSection } from '~/ui/record-page'
import { RequestCard, type ReceivedRequest } from './request-card'

export type WaitingRequestsProps = {
  active: boolean
  inMentorship: boolean
  pending: ReceivedRequest[]
  now: Date
  mentorId: number
}

/** Pending requests; if there are none, how to get requests. During a mentorship none can arrive. */
export function WaitingRequests({ active, inMentorship, pending, now, mentorId }: WaitingRequestsProps) {
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
  if (inMentorship || !active) return null
  return (
    <EmptyState
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
