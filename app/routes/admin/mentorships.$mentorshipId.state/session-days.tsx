import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { AdminSession } from '~/domain/mentorships/sessions.server'
import { athensDay, formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Disclosure } from '~/ui/disclosure'

type SessionDaysProps = { mentorship: AdminMentorship; sessions: AdminSession[] }

/** The days of the sessions that count, oldest first, with a warning if they look implausible. */
export function SessionDays({ mentorship, sessions }: SessionDaysProps) {
  const { t, language } = useTranslation('admin')
  const counted = sessions.filter(({ counts }) => counts).reverse()
  const doubt = doubtOf(
    counted.map(({ heldOn }) => heldOn),
    athensDay(mentorship.startedAt),
  )
  if (counted.length === 0) return null
  return (
    <>
      {doubt && <Banner tone="warning">{t(`complete.doubt.${doubt}`)}</Banner>}
      <Disclosure summary={t('complete.days')} open={doubt !== null}>
        <ol className="grid list-decimal gap-1 pl-6">
          {counted.map((session) => (
            <li key={session.id}>
              <time dateTime={session.heldOn}>{formatLongDate(language, session.heldOn)}</time>
              {session.minutes && ` · ${t('common:counts.minutes', { count: session.minutes })}`}
              <span className="text-muted"> · {t(`sessions.roles.${session.enteredBy}`)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  )
}

/** Several sessions on one day are doubtful; all of them on the first day even more. */
function doubtOf(days: string[], firstDay: string) {
  if (days.length > 1 && days.every((day) => day === firstDay)) return 'firstDay'
  return new Set(days).size < days.length ? 'sameDay' : null
}
