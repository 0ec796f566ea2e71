import { findFeedback, giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { FeedbackPage } from '~/parts/mentorships/feedback-page'

export const handle: Handle = { title: (t) => t('common:feedback.later.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const found = await findFeedback(viewer, idParameter(args.params.mentorshipId), 'later')
  if (!found) throw notFound()
  return found
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveFeedback, async (answer) => {
    await giveFeedback(viewer, id, 'later', answer)
    return redirect(`/mentee/mentorships/${id}/later`)
  })
}

export default function MenteeLaterPage() {
  return <FeedbackPage side="mentee" step="later" {...useLoaderData<typeof loader>()} />
}
