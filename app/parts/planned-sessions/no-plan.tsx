import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SessionSummary } from './session-summary'

export type Back = { to: string; label: string }

type NoPlanProps = {
  /** `ended`: the mentorship does not run; `gone`: the session is held or cancelled; `early`, `late`: not now. */
  reason: 'ended' | 'gone' | 'early' | 'late'
  pair: PlannedPair
  session?: PlannedSession
  back: Back
  /** The next step, if it is not just the way back. */
  next?: Back
}

/** Shown instead of the form when a session can't be planned, moved, cancelled or settled: why, and where to go. */
export function NoPlan({ reason, pair, session, back, next = back }: NoPlanProps) {
  const { t } = useTranslation('mentor')
  return (
    <FormPage title={t(`planning.${reason}.title`)} lead={t(`planning.${reason}.text`)} back={back}>
      {session && <SessionSummary pair={pair} session={session} />}
      <div>
        <LinkButton to={next.to}>{next.label}</LinkButton>
      </div>
    </FormPage>
  )
}
