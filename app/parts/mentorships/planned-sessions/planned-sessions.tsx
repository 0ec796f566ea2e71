import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { type Sheet, sheetFor } from '~/domain/mentorships/sheets'
import { actsOn } from '~/domain/mentorships/planning'
import type { Proposal } from '~/domain/mentorships/proposals.server'
import { Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { formatAppointment } from '~/i18n/format'
import { ButtonRow, LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { ProposedTimes } from './proposed-times'
import { SessionPlace } from './session-place'
import { useAppointment } from './use-appointment'
import { sessionsPath, timesPath, type Side } from './side'

type PlannedSessionsProps = {
  side: Side
  mentorship: Omit<PlannedPair, 'people'>
  sessions: PlannedSession[]
  /** The times that are offered for another one. */
  proposal?: Proposal
  now: Date
  /** No further session can be planned: all that are left are planned or held. */
  full?: boolean
  /** For an admin: the list page to return to. */
  back?: string
}

/** The planned sessions of a mentorship, the next one first, with their acts and the link to plan one. */
export function PlannedSessions({
  side,
  mentorship,
  sessions,
  proposal,
  now,
  full,
  back = '',
}: PlannedSessionsProps) {
  const { t } = useTranslation('mentor')
  const planned = sessions.filter(({ status }) => status === 'planned')
  planned.sort((one, other) => Number(one.startsAt) - Number(other.startsAt))
  const base = sessionsPath(side, mentorship.id)
  // What is left then is to say what became of the last sessions.
  const ended = mentorship.status !== 'running'
  return (
    <div className="grid gap-4">
      {planned.length === 0 && <p className="text-muted">{t('planning.none')}</p>}
      {planned.length > 0 && (
        <ul className="grid gap-3">
          {planned.map((session, place) => (
            <Planned
              key={session.id}
              {...{ side, session, now, mentorship, back }}
              nth={mentorship.completedSessions + place + 1}
              path={`${base}/${session.id}`}
              calendar={`/calendar/${mentorship.id}/${session.id}`}
            />
          ))}
        </ul>
      )}
      {proposal && !ended && <ProposedTimes {...{ side, proposal, back }} countries={mentorship.countries} />}
      {ended ? null : full ? (
        <p className="max-w-read text-sm text-muted">{t('planning.full')}</p>
      ) : (
        <ButtonRow>
          <LinkButton to={keepingReturn(`${base}/plan`, back)} variant="secondary" icon="plus">
            {t('planning.plan.title')}
          </LinkButton>
          {!proposal && (
            <LinkButton to={keepingReturn(timesPath(side, mentorship.id), back)} variant="quiet">
              {t('times.title')}
            </LinkButton>
          )}
        </ButtonRow>
      )}
    </div>
  )
}

type PlannedProps = {
  side: Side
  /** Of the sessions that count, the how manieth this will be. */
  nth: number
  session: PlannedSession
  now: Date
  mentorship: PlannedSessionsProps['mentorship']
  path: string
  calendar: string
  back: string
}

function Planned({ side, nth, session, now, mentorship, path, calendar, back }: PlannedProps) {
  const { t } = useTranslation('mentor')
  const when = useAppointment(mentorship.countries)(session.startsAt!)
  const passed = session.startsAt! <= now
  return (
    <li className="grid gap-2 rounded-leaf-sm border border-line bg-card p-4">
      <p className="font-bold">
        <time dateTime={session.startsAt!.toISOString()}>{when}</time>
        {session.minutes && (
          <span className="font-normal text-muted">
            {' '}
            · {t('common:counts.minutes', { count: session.minutes })}
          </span>
        )}
      </p>
      <SessionPlace place={session.place} />
      {session.note && <p className="max-w-read whitespace-pre-line wrap-anywhere">{session.note}</p>}
      {passed ? (
        <p className="font-medium">{t(`planning.passed.${side}`)}</p>
      ) : (
        <CancelTerms side={side} session={session} />
      )}
      {side !== 'admin' && !passed && <SheetLink sheet={sheetFor(nth, mentorship.minimumSessions)} />}
      <p className="flex flex-wrap gap-x-5">
        {actsOn(side, mentorship, session, now).map((act) => (
          <Link
            key={act}
            to={keepingReturn(`${path}?to=${act}`, back)}
            className="inline-flex min-h-11 items-center font-medium"
          >
            {t(`planning.acts.${act}`)}
            <VisuallyHidden> {when}</VisuallyHidden>
          </Link>
        ))}
        {!passed && (
          <a href={calendar} download className="inline-flex min-h-11 items-center font-medium">
            {t('planning.acts.calendar')}
            <VisuallyHidden> {when}</VisuallyHidden>
          </a>
        )}
      </p>
    </li>
  )
}

function SheetLink({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('pair')
  return (
    <p>
      <Link to={`/session-sheets#${sheet}`} className="inline-flex min-h-8 items-center">
        {t('sheets.one', { title: t(`sheets.${sheet}.title`) })}
      </Link>
    </p>
  )
}

/** R14. Until when the coachee can cancel freely. Renders nothing for mentoring, where no cancellation counts. */
export function CancelTerms({ side, session }: { side: Side; session: PlannedSession }) {
  const { t, language } = useTranslation('mentor')
  const { cancelUntil, cancelsLate, shortNotice } = session
  if (!cancelUntil && !shortNotice) return null
  return <p className="max-w-read text-sm text-muted">{terms()}</p>

  function terms() {
    if (!cancelUntil) return t(`planning.shortNotice.${side}`)
    const when = formatAppointment(language, cancelUntil)
    return cancelsLate ? t('planning.lateNow', { when }) : t(`planning.freeUntil.${side}`, { when })
  }
}
