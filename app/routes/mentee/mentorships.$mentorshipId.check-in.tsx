import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FeedbackPage } from '~/domain/mentorships/feedback-page'
import { readFeedbackPage, takeFeedback } from '~/domain/mentorships/feedback-route.server'
import type { Handle } from '~/http/handle'

export const handle: Handle = { title: (t) => t('common:feedback.check_in.title') }

export const loader = (args: LoaderFunctionArgs) => readFeedbackPage(args, 'mentee', 'check_in')

export const action = (args: ActionFunctionArgs) => takeFeedback(args, 'mentee', 'check_in')

export default function MenteeCheckInPage() {
  return <FeedbackPage {...useLoaderData<typeof loader>()} />
}
