import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { SummaryList } from '~/ui/summary-list'
import { SessionPlace } from './session-place'
import { useAppointment } from './use-appointment'

/** The session that an act is about. */
export function SessionSummary({ pair, session }: { pair: PlannedPair; session: PlannedSession }) {
  const { t } = useTranslation('mentor')
  const said = useAppointment(pair.countries)
  const rows = [
    { label: t('planning.facts.with'), value: pair.people.join(', ') },
    { label: t('common:facts.kind'), value: t(`common:kind.${pair.kind}`) },
    {
      label: t('common:facts.when'),
      value: session.startsAt && said(session.startsAt),
    },
    { label: t('planning.fields.place'), value: session.place && <SessionPlace place={session.place} /> },
    { label: t('planning.facts.status'), value: t(`log.${session.status}`) },
  ]
  return <SummaryList rows={rows.filter(({ value }) => value)} />
}
