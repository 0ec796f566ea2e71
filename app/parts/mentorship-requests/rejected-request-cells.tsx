import { useTranslation } from '~/i18n/use-translation'
import type { RejectedRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link, useConstants } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { MenteeLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { StatusTag } from '~/ui/status-tag'

/** The mentor, linked to the record, and how many rejections count now, where they are many. */
export function RejectedMentorCell({ mentorId, mentorName, mentorPhotoId, rejections }: RejectedRequest) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const { flagRejections } = useConstants()
  return (
    <PersonWithFace name={mentorName} photoId={mentorPhotoId}>
      <Link to={actLink(`/admin/mentors/${mentorId}`)}>{mentorName}</Link>
      {rejections >= (flagRejections ?? Infinity) && (
        <span className="mt-1 block">
          <StatusTag tone="danger" label={t('rejectedRequests.counted', { count: rejections })} />
        </span>
      )}
    </PersonWithFace>
  )
}

/** The mentee, linked to the record. */
export const RejectedMenteeCell = ({ menteeId, menteeName }: RejectedRequest) => (
  <PersonWithFace name={menteeName}>
    <MenteeLink id={menteeId} name={menteeName} />
  </PersonWithFace>
)

/** Mentoring or coaching. */
export function KindCell({ kind }: RejectedRequest) {
  return useTranslation('common').t(`kind.${kind}`)
}

/** Who closed the request; of the team, by name. */
export function CloserCell({ closeReason, closer }: RejectedRequest) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`rejectedRequests.filters.by.${closeReason}`)}
      {closer && <small>{closer}</small>}
    </>
  )
}

/** When it was closed, and when it had been sent. */
export function AnsweredCell({ answeredAt, requestedAt }: RejectedRequest) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, answeredAt)}
      <small>{t('rejectedRequests.asked', { when: formatDate(language, requestedAt) })}</small>
    </>
  )
}

/** What the mentee was told, and what only the team reads; nothing if nobody wrote anything. */
export const toldNote = (request: RejectedRequest) =>
  (request.rejectReason ?? request.rejectMessage ?? request.teamNote) && <Told {...request} />

function Told({ rejectReason, rejectMessage, teamNote }: RejectedRequest) {
  const { t } = useTranslation('admin')
  const told = [rejectReason && t(`reject.reasons.${rejectReason}`), rejectMessage].filter(Boolean)
  return (
    <dl className="grid max-w-read gap-x-3 text-muted sm:grid-cols-[auto_1fr]">
      {told.length > 0 && (
        <>
          <dt className="font-medium">{t('rejectedRequests.public')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{told.join('\n')}</dd>
        </>
      )}
      {teamNote && (
        <>
          <dt className="font-medium">{t('rejectedRequests.private')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{teamNote}</dd>
        </>
      )}
    </dl>
  )
}
