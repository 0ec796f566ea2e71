import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestStatusTag } from '~/parts/mentorship-requests/request-status'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { HelpLink } from '~/parts/mentorships/wishes/help-link'
import { Card } from '~/ui/card'

type SentRequestsProps = { requests: MentorshipRequest[]; more: number; now: Date }

/** The mentee's newest requests, with a link to the older ones. */
export function SentRequests({ requests, more, now }: SentRequestsProps) {
  const { t } = useTranslation('mentee')
  return (
    <>
      <ul className="grid gap-5">
        {requests.map((request) => (
          <SentRequest key={request.id} request={request} now={now} />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to={`?requests=all#request-${requests.at(-1)?.id}`}
          className="mt-4 inline-flex min-h-11 items-center font-medium"
        >
          {t('requests.older', { count: more })}
        </Link>
      )}
    </>
  )
}

function SentRequest({ request, now }: { request: MentorshipRequest; now: Date }) {
  const { t, language } = useTranslation('mentee')
  const pending = request.status === 'pending'
  return (
    <Card
      as="li"
      id={`request-${request.id}`}
      level={3}
      title={<FaceAndName name={request.otherName} photoId={request.otherPhotoId} />}
      aside={<RequestStatusTag request={request} />}
    >
      <p className="text-muted">
        {t(`request.sent.${request.kind}`, {
          date: formatDate(language, request.requestedAt),
          package: nameIn(language, request.packageNames),
        })}
      </p>
      <div className="mt-4 grid gap-3 empty:hidden">
        {pending && <AnswerDeadline {...request} now={now} />}
        {request.status === 'rejected' && <Closing request={request} />}
        <Exchange side="mentee" {...request} open={pending} />
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary underline underline-offset-4">
          {t('common:facts.yourMessage')}
        </summary>
        <div className="py-2">
          <RequestWords {...request} />
        </div>
      </details>
      {pending && <PendingLinks request={request} />}
      {/* An accepted one is a mentorship, whose card has the link. */}
      {request.status !== 'approved' && (
        <HelpLink to={`/report/request/${request.id}`} name={request.otherName} />
      )}
    </Card>
  )
}

function PendingLinks({ request }: { request: MentorshipRequest }) {
  const { t } = useTranslation('mentee')
  return (
    <p className="flex flex-wrap gap-x-6">
      {request.question && !request.answer && (
        <Link
          to={`/mentee/mentorships/requests/${request.id}/answer`}
          className="inline-flex min-h-11 items-center font-bold"
        >
          {t('request.answer')}
        </Link>
      )}
      <Link to={`/mentors/${request.mentorId}`} className="inline-flex min-h-11 items-center">
        {t('request.toMentor')}
      </Link>
      <Link
        to={`/mentee/mentorships/requests/${request.id}/withdraw`}
        className="inline-flex min-h-11 items-center"
      >
        {t('withdraw.title')}
      </Link>
    </p>
  )
}

/** Why a request was closed, as told to the mentee. */
function Closing({ request }: { request: MentorshipRequest }) {
  const { t, language } = useTranslation('mentee')
  const date = request.answeredAt ? formatDate(language, request.answeredAt) : ''
  return (
    <>
      <p className="max-w-read">
        {t(`request.closed.${request.closeReason}`, { date, context: request.partFree ? 'free' : undefined })}
      </p>
      {request.rejectReason && (
        <p className="max-w-read">{t(`request.rejectReason.${request.rejectReason}`)}</p>
      )}
      {request.rejectMessage && (
        <blockquote className="max-w-read border-l-4 border-accent pl-4 whitespace-pre-line">
          {request.rejectMessage}
        </blockquote>
      )}
      {request.tips && (
        <ul>
          {request.tips.map(({ mentorId, name }) => (
            <li key={mentorId}>
              <Link to={`/mentors/${mentorId}`} className="inline-flex min-h-11 items-center font-medium">
                {t('request.tip', { name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
