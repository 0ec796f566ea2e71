import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FeedbackPage } from '~/domain/mentorships/feedback-page'
import { readFeedbackPage, takeFeedback } from '~/domain/mentorships/feedback-route.server'
import type { Handle } from '~/http/handle'

export const handle: Handle = { title: (t) => t('common:feedback.end.title') }

export const loader = (args: LoaderFunctionArgs) => readFeedbackPage(args, 'mentee', 'end')

export const action = (args: ActionFunctionArgs) => takeFeedback(args, 'mentee', 'end')

export default function MenteeFeedbackPage() {
  return <FeedbackPage {...useLoaderData<typeof loader>()} />
}
