import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TokenField } from '~/http/action-form'
import { Stepper, StepperButton } from '~/ui/stepper'
import type { Mentorship } from './mentorships.server'
import type { ChangeSessions } from './schema'

export type SessionCounterProps = { mentorship: Mentorship; formKey: string }

/** The sessions held, with one form to add one and one to take the last one back. */
export function SessionCounter({ mentorship, formKey }: SessionCounterProps) {
  const { t } = useTranslation('mentee')
  const { id, kind, completedSessions, minimumSessions, sessionCap } = mentorship
  const full = completedSessions >= sessionCap
  return (
    <div className="grid content-start gap-3">
      <h4 className="text-base font-bold">{t('counter.title')}</h4>
      <Stepper
        label={t('counter.title')}
        text={t(`counter.${kind}`, { count: completedSessions, minimum: minimumSessions })}
        value={completedSessions}
        total={minimumSessions}
        less={completedSessions > 0 && <ChangeForm intent="decrease" mentorshipId={id} formKey={formKey} />}
        more={!full && <ChangeForm intent="increase" mentorshipId={id} formKey={formKey} />}
      />
      <p className="max-w-read text-sm text-muted">{full ? t('counter.full', { cap: sessionCap }) : t(`counter.hint.${kind}`, { minimum: minimumSessions })}</p>
    </div>
  )
}

function ChangeForm({ intent, mentorshipId, formKey }: ChangeSessions) {
  const { t } = useTranslation('mentee')
  return (
    <Form method="post">
      <TokenField />
      <input type="hidden" name="intent" value={intent} readOnly />
      <input type="hidden" name="mentorshipId" value={mentorshipId} readOnly />
      <input type="hidden" name="formKey" value={`${formKey}:${intent}`} readOnly />
      <StepperButton direction={intent === 'increase' ? 'more' : 'less'} label={t(`counter.${intent}`)} />
    </Form>
  )
}
