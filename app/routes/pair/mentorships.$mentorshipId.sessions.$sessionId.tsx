import { randomUUID } from 'node:crypto'
import { actOnSession, findPlanning, type PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { actsOn, sessionActs } from '~/domain/mentorships/planning'
import { ActOnSession } from '~/domain/mentorships/session-schema'
import { FormErrors } from '~/forms/action-form'
import { type Handle, Link, useLoaderData, useSearchParams } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { useTranslation } from '~/i18n/use-translation'
import { afterSession } from '~/parts/mentorships/planned-sessions/after-session.server'
import { NoPlan } from '~/parts/mentorships/planned-sessions/no-plan'
import { usePlanLabels } from '~/parts/mentorships/planned-sessions/plan-fields'
import { SessionSummary } from '~/parts/mentorships/planned-sessions/session-summary'
import { useSessionsBack } from '~/parts/mentorships/planned-sessions/sessions-back'
import { buttonClass } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { FormPage } from '~/ui/form-page'
import { CancelForm, useCancelForm } from './mentorships.$mentorshipId.sessions.$sessionId/cancel-form'
import { MoveForm, useMoveForm } from './mentorships.$mentorshipId.sessions.$sessionId/move-form'
import { RemoveForm, useRemoveForm } from './mentorships.$mentorshipId.sessions.$sessionId/remove-form'
import { SettleForm, useSettleForm } from './mentorships.$mentorshipId.sessions.$sessionId/settle-form'

export const handle: Handle = { title: (t) => t('mentor:planning.one') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  const { pair, sessions } = or404(await findPlanning(viewer, id))
  const session = sessions.find((each) => each.id === sessionId)
  return { pair, session, side, formKey: randomUUID(), now: new Date() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  return submit(args, ActOnSession, async (act) =>
    afterSession(viewer, args.request, id, await actOnSession(viewer, sessionId, act)),
  )
}

type Data = Awaited<ReturnType<typeof loader>>

/** A session of a pair, in whatever state it is, with what can still become of it; for one that was removed, the way back. */
export default function SessionPage() {
  const { session, ...data } = useLoaderData<typeof loader>()
  const back = useSessionsBack(data.side, data.pair.id)
  return session ? (
    <OneSession {...data} session={session} />
  ) : (
    <NoPlan reason="removed" {...data} back={back} />
  )
}

function OneSession({ side, pair, session, formKey, now }: Data & { session: PlannedSession }) {
  const { t } = useTranslation('mentor')
  const [query] = useSearchParams()
  const back = useSessionsBack(side, pair.id)
  const labels = { ...usePlanLabels(), status: t('planning.settle.what') }
  const forms = {
    settle: useSettleForm(session),
    move: useMoveForm(session),
    cancel: useCancelForm(),
    remove: useRemoveForm(),
  }
  const possible = actsOn(side, pair, session, now)
  const refused = sessionActs.find((act) => forms[act].form.status === 'error')
  // After an error the form and its values stay; only a new visit shows that it is too late.
  const shown = sessionActs.filter((act) => possible.includes(act) || act === refused)
  if (shown.length === 0)
    return <NoPlan reason={session.status === 'planned' ? 'ended' : 'gone'} {...{ pair, session, back }} />
  const open = refused ?? shown.find((act) => act === query.get('to')) ?? shown[0]
  const acts = {
    settle: <SettleForm {...forms.settle} {...{ side, pair }} />,
    move: <MoveForm {...forms.move} {...{ side, pair, session, formKey, now }} />,
    cancel: <CancelForm {...forms.cancel} {...{ side, session }} />,
    remove: <RemoveForm {...forms.remove} />,
  }
  return (
    <FormPage
      title={t('planning.one')}
      back={back}
      errors={sessionActs.map((act) => (
        <FormErrors key={act} form={forms[act].form} labels={labels} />
      ))}
    >
      <SessionSummary pair={pair} session={session} />
      <div>
        {shown.map((act) => (
          <Disclosure key={act} summary={t(`planning.sections.${act}`)} open={act === open}>
            {acts[act]}
          </Disclosure>
        ))}
      </div>
      <p>
        <Link to={back.to} className={buttonClass('quiet', '-ml-3')}>
          {t('planning.unchanged')}
        </Link>
      </p>
    </FormPage>
  )
}
