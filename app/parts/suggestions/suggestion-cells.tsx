import { useTranslation } from '~/i18n/use-translation'
import type { SuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { MenteeCell } from '~/parts/payments/mentee-cell'
import { MentorLink } from '~/parts/people/person-link'
import { LinkButton } from '~/ui/button'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** Who asks, and whether it is not the first time. */
export function AskerCell(request: SuggestionRequest) {
  const { t } = useTranslation('admin')
  const { menteeId, menteeName, menteeEmail, earlier, reopenedAt, answeredAt } = request
  return (
    <>
      <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />
      {reopenedAt && !answeredAt ? (
        <StatusTag tone="warning" label={t('suggestions.reopened')} className="mt-1" />
      ) : (
        earlier > 0 && <StatusTag tone="info" label={t('suggestions.again')} className="mt-1" />
      )}
    </>
  )
}

/** What the mentee looks for. */
export function LooksForCell({ text, topics, topic }: SuggestionRequest) {
  const { language } = useTranslation()
  const named = topics.map((names) => nameIn(language, names)).join(', ')
  return (
    <>
      <p lang={langOfWords(text)} className="line-clamp-3 max-w-80 whitespace-pre-line">
        {text}
      </p>
      {named && <p className="mt-1 line-clamp-2 max-w-80 text-muted">{named}</p>}
      {topic && (
        <p lang={langOfWords(topic)} className="mt-1 line-clamp-1 max-w-80 text-muted">
          {topic}
        </p>
      )}
    </>
  )
}

/** When it was asked and for how many days it has waited, or who was suggested. */
export function AgeCell({ askedAt, answeredAt, waitingDays, mentors }: SuggestionRequest) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, askedAt)}
      <span className="mt-1 block text-muted">
        {answeredAt
          ? mentors.map(({ mentorId, mentor }) => (
              <MentorLink key={mentorId} id={mentorId} name={mentor} className="flex min-h-7 items-center" />
            ))
          : waitingDays > 0
            ? t('suggestions.waits', { count: waitingDays })
            : t('purchases.waitsToday')}
      </span>
    </>
  )
}

/** The link to answer, or who answered and when. */
export function SuggestionActCell({ id, own, menteeName, answeredAt, answeredBy }: SuggestionRequest) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  if (own) return <p className="max-w-56 text-muted">{t('suggestions.own')}</p>
  return (
    <>
      {answeredAt && (
        <span className="mb-2 block text-muted">
          {t('suggestions.answeredBy', { date: formatDate(language, answeredAt), name: answeredBy ?? '–' })}
        </span>
      )}
      <LinkButton
        to={actLink(`/admin/mentor-suggestion-requests/${id}`)}
        variant={answeredAt ? 'secondary' : 'primary'}
        className="text-sm"
      >
        {t(answeredAt ? 'suggestions.look' : 'suggestions.toAnswer')}
        <VisuallyHidden> {menteeName}</VisuallyHidden>
      </LinkButton>
    </>
  )
}
