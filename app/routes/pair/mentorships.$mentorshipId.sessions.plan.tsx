import { randomUUID } from 'node:crypto'
import { findPlanning, planSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { PlanPage } from '~/parts/planned-sessions/plan-page'

export const handle: Handle = { title: (t) => t('mentor:planning.plan.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const found = or404(await findPlanning(viewer, idParameter(args.params.mentorshipId)))
  return { side, pair: found.pair, formKey: randomUUID() }
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
  return <PlanPage {...useLoaderData<typeof loader>()} />
}
