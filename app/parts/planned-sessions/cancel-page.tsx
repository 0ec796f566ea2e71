import { useTranslation } from '~/i18n/use-translation'
import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { CancelSession } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { formatAppointment } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { NoPlan } from './no-plan'
import { SessionSummary } from './session-summary'
import type { Side } from './side'
import { useSessionsBack } from './sessions-back'

export type CancelPageProps = { side: Side; pair: PlannedPair; session: PlannedSession }

/** R14. Asks before a session is cancelled, and says what the cancellation will count as. */
export function CancelPage({ side, pair, session }: CancelPageProps) {
  const { t } = useTranslation('mentor')
  const language = useLanguage()
  const { form } = useActionForm(CancelSession, { id: 'cancel' })
  const back = useSessionsBack(side, pair.id)
  const errors = <FormErrors form={form} />
  const reason = pair.status !== 'running' ? 'ended' : session.status !== 'planned' ? 'gone' : null
  if (reason && form.status !== 'error') return <NoPlan {...{ reason, pair, session, back }} />
  const late = session.cancelsLate
  const counts = late ? 'late' : side === 'mentee' && session.cancelUntil ? 'free' : 'never'
  const when = session.cancelUntil ? formatAppointment(language, session.cancelUntil) : ''
  return (
    <ConfirmationPage
      title={t('planning.cancel.title')}
      lead={t(side === 'admin' ? 'planning.cancel.leadTeam' : 'planning.cancel.lead')}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          {!late && <input type="hidden" name="free" value="on" />}
          <div>
            <Button variant="danger" pendingLabel={t('common:form.oneMoment')}>
              {t(late ? 'planning.cancel.submitLate' : 'planning.cancel.submit')}
            </Button>
          </div>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.cancel.keep') }}
    >
      <SessionSummary pair={pair} session={session} />
      <Banner tone={late ? 'warning' : 'info'}>{t(`planning.cancel.${counts}`, { when })}</Banner>
    </ConfirmationPage>
  )
}
