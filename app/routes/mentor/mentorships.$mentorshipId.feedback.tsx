import { findFeedback, giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireMentor, submit } from '~/http/page.server'
import { FeedbackPage } from '~/parts/mentorships/feedback-page'

export const handle: Handle = { title: (t) => t('common:feedback.end.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const found = await findFeedback(viewer, idParameter(args.params.mentorshipId), 'end')
  if (!found) throw notFound()
  return found
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveFeedback, async (answer) => {
    await giveFeedback(viewer, id, 'end', answer)
    return redirect(`/mentor/mentorships/${id}/feedback`)
  })
}

export default function MentorFeedbackPage() {
  return <FeedbackPage side="mentor" step="end" {...useLoaderData<typeof loader>()} />
}
