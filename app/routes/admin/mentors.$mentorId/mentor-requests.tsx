import { useTranslation } from '~/i18n/use-translation'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { formatDeadline, formatLongDate } from '~/i18n/format'
import { AnswersCell } from '~/parts/mentorship-requests/pending-request-cells'
import { RequestStatusTag } from '~/parts/mentorship-requests/request-status'
import { MenteeLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { RecordSection } from '~/ui/record-page'

type MentorRequestsProps = { mentor: MentorRecord; requests: AdminRequest[]; now: Date; mayAct: boolean }

/** The requests to a mentor, open ones first, with the answer on the mentor's behalf. */
export function MentorRequests({ requests, now, mayAct }: MentorRequestsProps) {
  const { t } = useTranslation('people')
  return (
    <RecordSection id="requests" title={t('requests.title')}>
      {requests.length === 0 ? (
        <p className="text-muted">{t('requests.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} now={now} mayAct={mayAct} />
          ))}
        </ul>
      )}
    </RecordSection>
  )
}

function RequestItem({ request, now, mayAct }: { request: AdminRequest; now: Date; mayAct: boolean }) {
  const { t, language } = useTranslation('people')
  const pending = request.status === 'pending'
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonWithFace name={request.menteeName}>
          <MenteeLink id={request.menteeId} name={request.menteeName} className="font-bold" />
        </PersonWithFace>
        <RequestStatusTag request={request} />
      </p>
      <p className="text-sm text-muted">
        {t(`common:kind.${request.kind}`)} · {formatLongDate(language, request.requestedAt)}
        {request.closeReason && <> · {t(`events.mentorship_requests.${request.closeReason}`)}</>}
      </p>
      {pending && (
        <p className={request.dueSoon ? 'font-bold text-brick' : undefined}>
          {t(request.answerDueAt > now ? 'common:deadline.answerBy' : 'requests.overdue', {
            when: formatDeadline(language, request.answerDueAt),
          })}
        </p>
      )}
      {pending && mayAct && <AnswersCell {...request} />}
    </li>
  )
}
