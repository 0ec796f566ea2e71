import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findFeedback, giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { FeedbackPage } from '~/parts/mentorships/feedback-page'

export const handle: Handle = { title: (t) => t('common:feedback.end.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const found = await findFeedback(viewer, idParameter(args.params.mentorshipId), 'end')
  if (!found) throw notFound()
  return found
}

export async function action(args: ActionFunctionArgs) {
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
