import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import {
  findPlannedSession,
  type PlannedPair,
  type PlannedSession,
} from '~/domain/mentorships/planned-sessions.server'
import { CancelSession } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { formatAppointment } from '~/i18n/format'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { NoPlan } from '~/parts/planned-sessions/no-plan'
import { SessionSummary } from '~/parts/planned-sessions/session-summary'
import { useSessionsBack } from '~/parts/planned-sessions/sessions-back'
import type { Side } from '~/parts/planned-sessions/side'
import { Banner } from '~/ui/banner'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentor:planning.cancel.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  const found = or404(await findPlannedSession(viewer, id, sessionId))
  return { ...found, side }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  return submit(args, CancelSession, async ({ free }) => {
    const status = await acts.cancelSession(viewer, { sessionId, free: free ?? false })
    const news = status === 'late_cancel' ? 'sessionCancelledLate' : 'sessionCancelled'
    return afterSession(viewer, args.request, id, news)
  })
}

export default function CancelSessionPage() {
  return <CancelPage {...useLoaderData<typeof loader>()} />
}

type CancelPageProps = { side: Side; pair: PlannedPair; session: PlannedSession }

/** R14. Asks before a session is cancelled, and says what the cancellation will count as. */
function CancelPage({ side, pair, session }: CancelPageProps) {
  const { t, language } = useTranslation('mentor')
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
          <SubmitButton variant="danger">
            {t(late ? 'planning.cancel.submitLate' : 'planning.cancel.submit')}
          </SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.cancel.keep') }}
    >
      <SessionSummary pair={pair} session={session} />
      <Banner tone={late ? 'warning' : 'info'}>{t(`planning.cancel.${counts}`, { when })}</Banner>
    </ConfirmationPage>
  )
}
