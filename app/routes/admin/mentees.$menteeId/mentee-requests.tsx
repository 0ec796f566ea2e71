import { useTranslation } from '~/i18n/use-translation'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate, formatDeadline } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { RequestStatusTag } from '~/parts/mentorship-requests/request-status'
import { MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type MenteeRequestsProps = { requests: AdminRequest[]; own: boolean }

/** The mentee's requests, newest first; a pending one with the links to answer for the mentor. */
export function MenteeRequests({ requests, own }: MenteeRequestsProps) {
  const { t, language } = useTranslation('records')
  const columns = [
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'kind', label: t('common:facts.kind') },
    { id: 'asked', label: t('common:facts.askedOn'), code: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: [
      <PersonWithFace key="mentor" name={request.mentorName} photoId={request.mentorPhotoId}>
        <MentorLink id={request.mentorId} name={request.mentorName} />
      </PersonWithFace>,
      t(`common:kind.${request.kind}`),
      formatDate(language, request.requestedAt),
      <State key="state" request={request} own={own} />,
    ],
    note: <Message request={request} />,
  }))
  return (
    <RecordSection id="requests" title={t('common:facts.requests')}>
      {rows.length > 0 ? (
        <DataTable caption={t('common:facts.requests')} hideCaption columns={columns} rows={rows} />
      ) : (
        <p className="text-muted">{t('mentee.noRequest')}</p>
      )}
    </RecordSection>
  )
}

/** The status; of a pending request the deadline and the answers, of a closed one why. */
function State({ request, own }: { request: AdminRequest; own: boolean }) {
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  const { id, status, closeReason, answerDueAt, mentorName } = request
  return (
    <>
      <RequestStatusTag request={request} />
      {closeReason && <span className="block text-muted">{t(`mentee.closed.${closeReason}`)}</span>}
      {status === 'pending' && (
        <>
          <span className="block text-muted">
            {t('common:deadline.answerBy', { when: formatDeadline(language, answerDueAt) })}
          </span>
          {!own &&
            (['approve', 'reject'] as const).map((answer) => (
              <Link
                key={answer}
                to={actLink(`/admin/pending-mentorship-requests/${id}?to=${answer}`)}
                className="mr-4 inline-flex min-h-8 items-center font-medium"
              >
                {t(`mentee.answers.${answer}`)}
                <VisuallyHidden> {mentorName}</VisuallyHidden>
              </Link>
            ))}
        </>
      )}
    </>
  )
}

function Message({ request: { message, reason, mentorName } }: { request: AdminRequest }) {
  const { t } = useTranslation('records')
  return (
    <details>
      <summary className="inline-flex min-h-7 items-center text-primary underline underline-offset-4">
        {t('mentee.readMessage')}
        <VisuallyHidden> {mentorName}</VisuallyHidden>
      </summary>
      <p lang={langOfWords(message)} className="mt-1 max-w-read whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      {reason && (
        <p lang={langOfWords(reason)} className="mt-2 max-w-read whitespace-pre-line wrap-anywhere">
          {t('common:facts.coachingReason')}: {reason}
        </p>
      )}
    </details>
  )
}
