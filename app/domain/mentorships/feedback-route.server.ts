import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireMentor, requireViewer } from '~/http/viewer.server'
import { findFeedback, giveFeedback, type FeedbackStep } from './feedback.server'
import { GiveFeedback } from './schema'

type Side = 'mentee' | 'mentor'

const viewerOf = (args: LoaderFunctionArgs, side: Side) => (side === 'mentor' ? requireMentor(args) : requireViewer(args, side))

/** What a page that asks a side about her mentorship shows. */
export async function readFeedbackPage(args: LoaderFunctionArgs, side: Side, step: FeedbackStep) {
  const viewer = await viewerOf(args, side)
  const found = await findFeedback(viewer, idParameter(args.params.mentorshipId), step)
  if (!found) throw notFound()
  return { side, step, ...found }
}

/** Takes her answers; the page then thanks her. */
export async function takeFeedback(args: ActionFunctionArgs, side: Side, step: FeedbackStep) {
  const viewer = await viewerOf(args, side)
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveFeedback, async (answer) => {
    await giveFeedback(viewer, id, step, answer)
    return redirect(new URL(args.request.url).pathname)
  })
}
