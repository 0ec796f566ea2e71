import * as acts from '~/db/acts.server'
import { findPlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { CancelSession } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { CancelPage } from '~/parts/planned-sessions/cancel-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:planning.cancel.title') }

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
