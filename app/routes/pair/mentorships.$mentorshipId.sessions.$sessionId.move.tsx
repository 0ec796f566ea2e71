import { randomUUID } from 'node:crypto'
import { findPlannedSession, moveSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { PlanPage } from '~/parts/planned-sessions/plan-page'

export const handle: Handle = { title: (t) => t('mentor:planning.change.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  const found = or404(await findPlannedSession(viewer, id, sessionId))
  return { ...found, side, formKey: randomUUID() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  return submit(args, PlanSession, async (plan) => {
    await moveSession(viewer, sessionId, plan)
    return afterSession(viewer, args.request, id, 'sessionMoved')
  })
}

export default function MoveSessionPage() {
  return <PlanPage {...useLoaderData<typeof loader>()} />
}
