import { useTranslation } from '~/i18n/use-translation'
import { eventKey } from '~/domain/people/event-key'
import type { PageOfEvents, TimelineEvent } from '~/domain/people/timeline.server'
import { Link, useSearchParams } from '~/http/page'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { Timeline } from '~/ui/timeline'
import { EventLinks, type About } from './event-links'

type HistorySectionProps = {
  timeline: PageOfEvents
  /** Whose page this is: no event links back to it. */
  about: About
  /** Whether mails and other automatic events are among them; without it there is nothing to choose. */
  automatic?: boolean
}

/** The timeline of a record page: what happened, who did it in which role, with the words. */
export function HistorySection({ timeline, about, automatic }: HistorySectionProps) {
  const { events, older, newest } = timeline
  const { t, language } = useTranslation('people')
  const sentence = useSentence()
  const who = useWho()
  const pageFrom = usePageFrom()
  return (
    <RecordSection id="history" title={t('history.title')}>
      {automatic !== undefined && (
        <p className="no-print mb-4">
          <Link to={automatic ? '?#history' : '?automatic#history'}>
            {t(automatic ? 'history.withoutAutomatic' : 'history.withAutomatic')}
          </Link>
        </p>
      )}
      {events.length === 0 && <p className="text-muted">{t('history.empty')}</p>}
      <Timeline
        entries={events.map((event) => ({
          id: event.place,
          title: sentence(event),
          when: formatDateTime(language, event.at),
          dateTime: event.at.toISOString(),
          who: who(event),
          children: <EventDetails event={event} about={about} />,
        }))}
      />
      {(older || !newest) && (
        <p className="no-print mt-6 flex flex-wrap gap-3">
          {older && (
            <LinkButton variant="secondary" to={pageFrom(older)}>
              {t('history.older')}
            </LinkButton>
          )}
          {!newest && (
            <LinkButton variant="quiet" to={pageFrom(null)}>
              {t('history.newest')}
            </LinkButton>
          )}
        </p>
      )}
    </RecordSection>
  )
}

/** Returns a function that gives the link to the events from a cursor on; the rest of the query is kept. */
function usePageFrom() {
  const [query] = useSearchParams()
  return (before: string | null) => {
    const next = new URLSearchParams(query)
    if (before) next.set('before', before)
    else next.delete('before')
    return `?${next}#history`
  }
}

/** Returns a function that gives an event its sentence. */
function useSentence() {
  const { t } = useTranslation('people')
  return (event: TimelineEvent) =>
    t(`events.${eventKey(event)}`, {
      subject: event.mailSubject ?? '',
      text: event.subject === 'consents' && event.state ? t(`texts.${event.state}`) : '',
    })
}

/** Returns a function that names who did it, and in which role. */
function useWho() {
  const { t } = useTranslation('people')
  return ({ actor, actorName }: TimelineEvent) => {
    if (actor === 'system') return t('by.system')
    if (!actorName) return actor ? t(`common:roles.${actor}`) : undefined
    return actor ? t(`by.${actor}`, { name: actorName }) : actorName
  }
}

function EventDetails({ event, about }: { event: TimelineEvent; about: About }) {
  const { t, language } = useTranslation('people')
  const { detail, words } = event
  const fields = detail?.fields?.map((field) => t(`profile.fields.${field}`, { defaultValue: field }))
  const day = detail?.until ?? detail?.day
  const reason = event.subject === 'mentorships' ? event.reason : null
  return (
    <>
      {fields && fields.length > 0 && <p>{t('history.fields', { fields: fields.join(', ') })}</p>}
      {day && (
        <p>{t(detail?.until ? 'history.until' : 'history.day', { when: formatLongDate(language, day) })}</p>
      )}
      {reason && (
        <p className="whitespace-pre-line">
          {t(`admin:mentorships.reasons.${reason}`, { defaultValue: reason })}
        </p>
      )}
      {words && (
        <blockquote
          lang={langOfWords(words)}
          className="max-w-read border-l-2 border-saffron pl-3 whitespace-pre-line wrap-anywhere"
        >
          {words}
        </blockquote>
      )}
      <EventLinks event={event} about={about} />
    </>
  )
}
