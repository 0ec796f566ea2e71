import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { MoveSession } from '~/domain/mentorships/session-schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { athensTime } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import { PlanFields } from '~/parts/mentorships/planned-sessions/plan-fields'
import { CancelTerms } from '~/parts/mentorships/planned-sessions/planned-sessions'
import type { Side } from '~/parts/mentorships/planned-sessions/side'

export const useMoveForm = ({ startsAt, heldOn, minutes, place, note }: PlannedSession) =>
  useActionForm(MoveSession, {
    id: 'move',
    intent: 'move',
    defaultValue: {
      day: heldOn,
      time: startsAt ? athensTime(startsAt) : undefined,
      minutes: minutes ?? undefined,
      place: place ?? undefined,
      note: note ?? undefined,
    },
  })

type MoveFormProps = ReturnType<typeof useMoveForm> & {
  side: Side
  pair: PlannedPair
  session: PlannedSession
  formKey: string
  now: Date
}

/** Another time or place for a planned session. A coachee moves it only as long as she could cancel it freely. */
export function MoveForm({ form, fields, te, side, pair, session, formKey, now }: MoveFormProps) {
  const { t } = useTranslation('mentor')
  if (session.cancelsLate && form.status !== 'error') return <p>{t('planning.late')}</p>
  return (
    <div className="grid gap-5">
      <p>{t('planning.change.lead', { name: pair.people.join(', ') })}</p>
      <CancelTerms side={side} session={session} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="move" />
        <PlanFields {...{ fields, te, formKey, now }} countries={pair.countries} />
        <SubmitButton pending="saving">{t('planning.change.submit')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
