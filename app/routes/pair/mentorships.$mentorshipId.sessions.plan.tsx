import { randomUUID } from 'node:crypto'
import { findPlanning, planSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/session-schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { afterSession } from '~/parts/mentorships/planned-sessions/after-session.server'
import { NoPlan } from '~/parts/mentorships/planned-sessions/no-plan'
import { PlanFields, usePlanLabels } from '~/parts/mentorships/planned-sessions/plan-fields'
import { useSessionsBack } from '~/parts/mentorships/planned-sessions/sessions-back'

export const handle: Handle = { title: (t) => t('mentor:planning.plan.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const found = or404(await findPlanning(viewer, idParameter(args.params.mentorshipId)))
  return { side, pair: found.pair, formKey: randomUUID(), now: new Date() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, PlanSession, async (plan) => {
    await planSession(viewer, id, plan)
    return afterSession(viewer, args.request, id, 'sessionPlanned')
  })
}

export default function PlanSessionPage() {
  const { side, pair, formKey, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(PlanSession, { id: 'plan', defaultValue: { minutes: 60 } })
  const back = useSessionsBack(side, pair.id)
  return (
    <ConfirmForm
      form={form}
      lead={t(`planning.plan.lead.${pair.kind}`, { name: pair.people.join(', ') })}
      back={back}
      labels={usePlanLabels()}
      fields={<PlanFields {...{ fields, te, formKey, now }} countries={pair.countries} />}
      submit={t('planning.plan.submit')}
      pending="saving"
      keep={t('planning.unchanged')}
      closed={pair.status !== 'running' && <NoPlan reason="ended" {...{ pair, back }} />}
    >
      {null}
    </ConfirmForm>
  )
}
