import { useTranslation } from '~/i18n/use-translation'
import { eventWords, type HistoryEntry } from '~/domain/history/event-words'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'

/** Day and time. */
export function WhenCell({ at }: HistoryEntry) {
  return <time dateTime={at.toISOString()}>{formatDateTime(useTranslation().language, at)}</time>
}

/** Who acted, and in which role. */
export function ActorCell({ actor, actorName }: HistoryEntry) {
  const { t } = useTranslation('admin')
  const role = t(`historyList.actors.${actor}`)
  if (actor === 'system' || !actorName) return role
  return (
    <>
      {actorName}
      <small>{role}</small>
    </>
  )
}

/** What happened, as a sentence. */
export function EventCell(entry: HistoryEntry) {
  const { t } = useTranslation('people')
  return t(`events.${eventWords(entry)}`)
}

/** The people whom it concerns, linked to their records. */
export function AboutCell({ about }: HistoryEntry) {
  const actLink = useActLink()
  if (!about) return '–'
  const { userName, mentorId, mentor, menteeId, mentee } = about
  const mentorName = mentor ?? (menteeId === undefined ? userName : undefined)
  const menteeName = mentee ?? (mentorId === undefined ? userName : undefined)
  return (
    <>
      {mentorId !== undefined && mentorName && (
        <Link to={actLink(`/admin/mentors/${mentorId}`)} className="flex min-h-6 items-center">
          {mentorName}
        </Link>
      )}
      {menteeId !== undefined && menteeName && (
        <Link to={actLink(`/admin/mentees/${menteeId}`)} className="flex min-h-6 items-center">
          {menteeName}
        </Link>
      )}
      {mentorId === undefined && menteeId === undefined && userName}
    </>
  )
}
