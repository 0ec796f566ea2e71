import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair } from '~/domain/mentorships/planned-sessions.server'
import type { Proposal } from '~/domain/mentorships/proposals.server'
import { ProposeTimes, TakeTime, WithdrawTimes } from '~/domain/mentorships/proposal-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { athensDay } from '~/i18n/format'
import { Button } from '~/ui/button'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { NoPlan } from './no-plan'
import { ProposedTimes } from './proposed-times'
import type { Side } from './side'
import { TimesFields, useTimesLabels } from './times-fields'
import { useSessionsBack } from './sessions-back'

export type TimesPageProps = {
  side: Side
  pair: PlannedPair
  proposal?: Proposal
  place: string | null
  now: Date
}

/** The times that are offered for a session, and the form that offers others. */
export function TimesPage({ side, pair, proposal, place, now }: TimesPageProps) {
  const { t } = useTranslation('mentor')
  const add = useActionForm(ProposeTimes, {
    id: 'times',
    intent: 'propose',
    defaultValue: { place: place ?? undefined },
  })
  const take = useActionForm(TakeTime, { id: 'take', intent: 'take' })
  const withdraw = useActionForm(WithdrawTimes, { id: 'withdraw', intent: 'withdraw' })
  const labels = useTimesLabels()
  const back = useSessionsBack(side, pair.id)
  if (pair.status !== 'running' && add.form.status !== 'error')
    return <NoPlan reason="ended" {...{ pair, back }} />
  return (
    <ConfirmationPage
      title={t('times.title')}
      lead={t(`times.lead.${pair.kind}`, { name: pair.people.join(', ') })}
      back={back}
      errors={[add, take, withdraw].map(({ form }) => (
        <FormErrors key={form.id} form={form} labels={labels} />
      ))}
      form={
        <ActionForm form={add.form}>
          <input type="hidden" name="intent" value="propose" />
          <TimesFields fields={add.fields} te={add.te} required today={athensDay(now)} />
          <div>
            <Button pendingLabel={t('common:form.sending')}>{t('times.submit')}</Button>
          </div>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.unchanged') }}
    >
      {proposal && (
        <>
          <ProposedTimes side={side} proposal={proposal} here />
          <p className="max-w-read text-muted">{t('times.replaces')}</p>
        </>
      )}
    </ConfirmationPage>
  )
}
