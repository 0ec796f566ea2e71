import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { athensTime } from '~/i18n/format'
import { ConfirmationPage } from '~/ui/form-page'
import { DateParts, fieldProps, partsProps, TextArea, TextField } from '~/ui/field'
import { CancelTerms } from './planned-sessions'
import { NoPlan } from './no-plan'
import { sessionsPath, type Side } from './side'
import { useSessionsBack } from './sessions-back'

type PlanPageProps = {
  side: Side
  pair: PlannedPair
  formKey: string
  /** The session to change; without it a new one is planned. */
  session?: PlannedSession
}

/** The form that plans a session or changes a planned one. */
export function PlanPage({ side, pair, formKey, session }: PlanPageProps) {
  const { t } = useTranslation('mentor')
  const words = session ? 'planning.change' : 'planning.plan'
  const add = useActionForm(PlanSession, { id: 'plan', defaultValue: filledIn(session) })
  const back = useSessionsBack(side, pair.id)
  const labels = Object.fromEntries(
    ['day', 'time', 'minutes', 'place', 'note'].map((name) => [name, t(`planning.fields.${name}`)]),
  )
  const reason = pair.status !== 'running' ? 'ended' : reasonOf(session)
  // After an error the form and its values stay; only a new visit shows that it is too late.
  if (reason && add.form.status !== 'error') {
    const cancelling = {
      to: `${sessionsPath(side, pair.id)}/${session?.id}/cancel`,
      label: t('planning.acts.cancel'),
    }
    return <NoPlan {...{ reason, pair, session, back }} next={reason === 'late' ? cancelling : undefined} />
  }
  return (
    <ConfirmationPage
      title={t(`${words}.title`)}
      lead={t(session ? 'planning.change.lead' : `planning.plan.lead.${pair.kind}`, {
        name: pair.people.join(', '),
      })}
      back={back}
      errors={<FormErrors form={add.form} labels={labels} />}
      form={
        <ActionForm form={add.form}>
          <input type="hidden" name="formKey" value={formKey} />
          <PlanFields {...add} labels={labels} />
          <SubmitButton pending="saving">{t(`${words}.submit`)}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.unchanged') }}
    >
      {session && <CancelTerms side={side} session={session} />}
    </ConfirmationPage>
  )
}

const filledIn = (session?: PlannedSession) =>
  session?.startsAt
    ? {
        day: session.heldOn,
        time: athensTime(session.startsAt),
        minutes: session.minutes ?? undefined,
        place: session.place ?? undefined,
        note: session.note ?? undefined,
      }
    : { minutes: 60 }

function reasonOf(session?: PlannedSession) {
  if (session && session.status !== 'planned') return 'gone'
  return session?.cancelsLate ? 'late' : null
}

type PlanFieldsProps = Pick<ReturnType<typeof useActionForm<typeof PlanSession>>, 'fields' | 'te'> & {
  labels: Record<string, string>
}

function PlanFields({ fields, te, labels }: PlanFieldsProps) {
  const { t } = useTranslation('mentor')
  return (
    <>
      <DateParts {...partsProps(fields.day, te)} legend={labels.day} />
      <TextField
        {...fieldProps(fields.time, te)}
        type="time"
        pattern={undefined}
        width="short"
        label={labels.time}
        hint={t('planning.fields.timeHint')}
      />
      <TextField
        {...fieldProps(fields.minutes, te)}
        type="number"
        inputMode="numeric"
        min={5}
        max={600}
        width="short"
        label={labels.minutes}
        optional
      />
      <TextField
        {...fieldProps(fields.place, te)}
        label={labels.place}
        hint={t('planning.fields.placeHint')}
        optional
      />
      <TextArea
        {...fieldProps(fields.note, te)}
        rows={3}
        label={labels.note}
        hint={t('planning.fields.noteHint')}
        optional
      />
    </>
  )
}
