import { useTranslation } from '~/i18n/use-translation'
import type { Session } from '~/domain/mentorships/sessions.server'
import { formatLongDate } from '~/i18n/format'
import { Disclosure } from '~/ui/disclosure'
import { Timeline } from '~/ui/timeline'

/** The held and cancelled sessions of a mentorship, newest first, collapsed. Renders nothing without any. */
export function SessionLog({ sessions }: { sessions: Session[] }) {
  const { t, language } = useTranslation('mentor')
  const past = sessions.filter(({ status }) => status !== 'planned')
  if (past.length === 0) return null
  const entries = past.map((session) => ({
    id: String(session.id),
    title: t(`log.${session.status}`),
    when: formatLongDate(language, session.heldOn),
    dateTime: session.heldOn,
    who: session.minutes ? t('common:counts.minutes', { count: session.minutes }) : undefined,
    children: session.note,
  }))
  return (
    <Disclosure summary={t('log.title')}>
      <Timeline entries={entries} />
    </Disclosure>
  )
}
