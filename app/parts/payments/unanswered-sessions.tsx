import { useTranslation } from '~/i18n/use-translation'
import { AnswerSession, settledStatuses } from '~/domain/mentorships/session-schema'
import type { PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatAppointment } from '~/i18n/format'
import { sessionCounts } from '~/domain/mentorships/planning'
import { fieldProps, RadioGroup } from '~/ui/field'

type Unanswered = PurchaseRefunds['unanswered'][number]

type UnansweredSessionsProps = {
  side: 'mentee' | 'admin'
  sessions: Unanswered[]
  title: string
  text: string
  /** Where the answers go, if not to this page as it is. */
  action?: string
}

/** Planned sessions whose time has passed: asks what became of each before a withdrawal is computed. */
export function UnansweredSessions({ side, sessions, title, text, action }: UnansweredSessionsProps) {
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {sessions.map((session) => (
        <Answer key={session.id} {...{ side, session, action }} />
      ))}
    </section>
  )
}

type AnswerProps = Pick<UnansweredSessionsProps, 'side' | 'action'> & { session: Unanswered }

function Answer({ side, session, action }: AnswerProps) {
  const { t, language } = useTranslation('mentor')
  const when = formatAppointment(language, new Date(session.startsAt))
  const { form, fields, te } = useActionForm(AnswerSession, {
    id: `session-${session.id}`,
    sent: { sessionId: String(session.id) },
  })
  return (
    <div className="rounded-leaf-sm border border-line bg-card p-5">
      <ActionForm form={form} action={action}>
        <FormErrors form={form} labels={{ status: when }} />
        <input type="hidden" name={fields.sessionId.name} value={session.id} />
        <RadioGroup
          {...fieldProps(fields.status, te)}
          legend={when}
          options={settledStatuses.map((value) => ({
            value,
            label: t(`planning.settle.${side}.${value}`),
            hint: t(sessionCounts(session, value) ? 'planning.settle.counts' : 'planning.settle.countsNot'),
          }))}
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
