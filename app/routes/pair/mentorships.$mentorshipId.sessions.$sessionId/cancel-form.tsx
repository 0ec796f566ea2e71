import type { PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { CancelSession } from '~/domain/mentorships/session-schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatAppointment } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import type { Side } from '~/parts/mentorships/planned-sessions/side'
import { Banner } from '~/ui/banner'

export const useCancelForm = () => useActionForm(CancelSession, { id: 'cancel', intent: 'cancel' })

type CancelFormProps = ReturnType<typeof useCancelForm> & { side: Side; session: PlannedSession }

/** R14. Cancels a session, and says what the cancellation will count as. */
export function CancelForm({ form, side, session }: CancelFormProps) {
  const { t, language } = useTranslation('mentor')
  const late = session.cancelsLate
  const counts = late ? 'late' : side === 'mentee' && session.cancelUntil ? 'free' : 'never'
  const when = session.cancelUntil ? formatAppointment(language, session.cancelUntil) : ''
  return (
    <div className="grid gap-5">
      <p>{t(side === 'admin' ? 'planning.cancel.leadTeam' : 'planning.cancel.lead')}</p>
      <Banner tone={late ? 'warning' : 'info'}>{t(`planning.cancel.${counts}`, { when })}</Banner>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="cancel" />
        {!late && <input type="hidden" name="free" value="on" />}
        <SubmitButton variant="danger">
          {t(late ? 'planning.cancel.submitLate' : 'planning.cancel.submit')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
