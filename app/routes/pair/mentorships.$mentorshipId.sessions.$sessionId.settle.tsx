import * as acts from '~/db/acts.server'
import { findPlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { SettleSession } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { SettlePage } from '~/parts/planned-sessions/settle-page'

export const handle: Handle = { title: (t) => t('mentor:planning.settle.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  const found = or404(await findPlannedSession(viewer, id, sessionId))
  return { ...found, side, now: new Date() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  return submit(args, SettleSession, async (outcome) => {
    await acts.settleSession(viewer, { sessionId, ...outcome })
    return afterSession(viewer, args.request, id, 'sessionSettled')
  })
}

export default function SettleSessionPage() {
  return <SettlePage {...useLoaderData<typeof loader>()} />
}
