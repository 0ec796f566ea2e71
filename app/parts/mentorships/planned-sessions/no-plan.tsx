import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import type { Destination } from '~/ui/back-link'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SessionSummary } from './session-summary'

type NoPlanProps = {
  /** `ended`: the mentorship does not run; `gone`: the session is held or cancelled; `removed`: there is none. */
  reason: 'ended' | 'gone' | 'removed'
  pair: PlannedPair
  session?: PlannedSession
  back: Destination
}

/** Shown instead of the forms when nothing can be done about a session: why, and where to go. */
export function NoPlan({ reason, pair, session, back }: NoPlanProps) {
  const { t } = useTranslation('mentor')
  return (
    <FormPage title={t(`planning.${reason}.title`)} lead={t(`planning.${reason}.text`)} back={back}>
      {session && <SessionSummary pair={pair} session={session} />}
      <div>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </div>
    </FormPage>
  )
}
