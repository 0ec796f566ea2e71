import { useTranslation } from '~/i18n/use-translation'
import type { OwnSeminar } from '~/domain/seminars/seminars.server'
import { formatAppointment } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { SessionPlace } from '~/parts/mentorships/planned-sessions/session-place'
import { Card } from '~/ui/card'
import { Tag } from '~/ui/tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** A seminar to come: when, where, what about, and its file for a calendar. */
export function SeminarCard({ seminar }: { seminar: OwnSeminar }) {
  const { t, language } = useTranslation('seminars')
  const { id, title, description, startsAt, minutes, place, state, cancelReason } = seminar
  return (
    <Card
      as="li"
      id={`seminar-${id}`}
      title={<span lang={langOfWords(title)}>{title}</span>}
      aside={state === 'cancelled' && <Tag>{t('state.cancelled')}</Tag>}
    >
      <div className="grid gap-3">
        <p className="font-bold">
          <time dateTime={startsAt.toISOString()}>{formatAppointment(language, startsAt)}</time>
          <span className="font-normal text-muted"> · {t('common:counts.minutes', { count: minutes })}</span>
        </p>
        <SessionPlace place={place} />
        {description && (
          <p lang={langOfWords(description)} className="max-w-read whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
        {state === 'begun' && <p className="max-w-read font-medium">{t('own.begun')}</p>}
        {state === 'cancelled' && (
          <p className="max-w-read font-medium">
            {cancelReason ? t('own.cancelledWhy', { reason: cancelReason }) : t('own.cancelled')}
          </p>
        )}
        {state === 'coming' && (
          <a
            href={`/mentor/seminars/${id}/calendar`}
            download
            className="inline-flex min-h-11 items-center font-medium"
          >
            {t('own.calendar')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </a>
        )}
      </div>
    </Card>
  )
}
