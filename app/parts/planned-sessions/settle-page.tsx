import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { settledStatuses, SettleSession } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { ConfirmationPage } from '~/ui/form-page'
import { fieldProps, RadioGroup, TextArea, TextField } from '~/ui/field'
import { NoPlan } from './no-plan'
import { SessionSummary } from './session-summary'
import { useSessionsBack } from './sessions-back'

type SettlePageProps = {
  side: 'mentee' | 'admin'
  pair: PlannedPair
  session: PlannedSession
  now: Date
}

/** Asks what became of a planned session, and says what each answer counts as. */
export function SettlePage({ side, pair, session, now }: SettlePageProps) {
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(SettleSession, {
    id: 'settle',
    defaultValue: { minutes: session.minutes ?? undefined },
  })
  const back = useSessionsBack(side, pair.id)
  const what = t('planning.settle.what')
  const labels = { status: what, minutes: t('planning.fields.minutes'), note: t('planning.fields.note') }
  const reason = reasonOf(session, now)
  if (reason && form.status !== 'error') return <NoPlan {...{ reason, pair, session, back }} />
  return (
    <ConfirmationPage
      title={t('planning.settle.title')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
      form={
        <ActionForm form={form}>
          <RadioGroup
            {...fieldProps(fields.status, te)}
            legend={what}
            options={settledStatuses.map((value) => ({
              value,
              label: t(`planning.settle.${side}.${value}`),
              hint: t(sessionCounts(pair, value) ? 'planning.settle.counts' : 'planning.settle.countsNot'),
            }))}
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
          <TextArea
            {...fieldProps(fields.note, te)}
            rows={3}
            label={labels.note}
            hint={t('planning.fields.noteHint')}
            optional
          />
          <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.unchanged') }}
    >
      <SessionSummary pair={pair} session={session} />
    </ConfirmationPage>
  )
}

/** What rules.session_counts decides, to say it beforehand. */
export const sessionCounts = (
  { kind }: Pick<PlannedPair, 'kind'>,
  status: (typeof settledStatuses)[number],
) => status === 'held' || (kind === 'coaching' && status === 'no_show_mentee')

function reasonOf({ status, startsAt }: PlannedSession, now: Date) {
  if (status !== 'planned') return 'gone'
  return startsAt && startsAt > now ? 'early' : null
}
