import { useTranslation } from '~/i18n/use-translation'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate, formatShortDeadline } from '~/i18n/format'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { PhoneLink } from '~/ui/contact'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useTimeLeft } from './answer-deadline'

/** When the request was sent, and for how many days the mentee has waited. */
export function AskedCell({ requestedAt, waitingDays }: AdminRequest) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, requestedAt)}
      <small>
        {waitingDays > 0 ? t('requests.waits', { count: waitingDays }) : t('admin:purchases.waitsToday')}
      </small>
    </>
  )
}

/**
 * How many reminders the mentor got, and the link to send one, at most once a day; her telephone if no mail reaches her.
 */
export function RemindersCell({ id, reminders, remindedToday, mentorName, ...mentor }: AdminRequest) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  if (mentor.mentorUnreached)
    return (
      <span className="font-bold text-brick">
        {t('requests.unreached')}
        {mentor.mentorPhone && <PhoneLink phone={mentor.mentorPhone} className="block" />}
      </span>
    )
  return (
    <>
      {t('requests.sent', { count: reminders })}
      {remindedToday ? (
        <small>{t('requests.remindedToday')}</small>
      ) : (
        <Link
          to={actLink(`/admin/pending-mentorship-requests/${id}?to=remind`)}
          className="flex min-h-6 items-center font-medium"
        >
          {t('requests.remind')}
          <VisuallyHidden> {mentorName}</VisuallyHidden>
        </Link>
      )}
    </>
  )
}

/** The deadline for the mentor: days left, and date and time. */
export function DueCell({ answerDueAt, dueSoon }: AdminRequest) {
  const { language } = useTranslation()
  const timeLeft = useTimeLeft()
  return (
    <>
      <span className={dueSoon ? 'flex items-center gap-1.5 font-bold text-brick' : 'font-medium'}>
        {dueSoon && <Icon name="alert" />}
        {timeLeft(answerDueAt)}
      </span>
      <time dateTime={answerDueAt.toISOString()} className="block whitespace-nowrap text-muted">
        {formatShortDeadline(language, answerDueAt)}
      </time>
    </>
  )
}

/** The links to answer for the mentor. */
export function AnswersCell({ id, menteeName }: AdminRequest) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  return (
    <p className="no-print flex flex-wrap gap-x-3">
      {(['approve', 'reject'] as const).map((answer) => (
        <Link
          key={answer}
          to={actLink(`/admin/pending-mentorship-requests/${id}?to=${answer}`)}
          className="inline-flex min-h-6 items-center font-medium"
        >
          {t(`requests.${answer}`)}
          <VisuallyHidden> {menteeName}</VisuallyHidden>
        </Link>
      ))}
    </p>
  )
}

/** The mentor, and for what: mentoring or coaching. */
export function MentorCell({ mentorId, mentorName, mentorPhotoId, kind }: AdminRequest) {
  const { t } = useTranslation('common')
  return (
    <PersonWithFace name={mentorName} photoId={mentorPhotoId}>
      <MentorLink id={mentorId} name={mentorName} />
      <small>{t(`kind.${kind}`)}</small>
    </PersonWithFace>
  )
}

/** The mentee, linked to the record. */
export const MenteeCell = ({ menteeId, menteeName }: AdminRequest) => (
  <PersonWithFace name={menteeName}>
    <MenteeLink id={menteeId} name={menteeName} />
  </PersonWithFace>
)
