import * as acts from '~/db/acts.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { isFetchedAhead } from '~/http/prefetch.server'
import { requireViewer } from '~/http/viewer.server'
import { ReceivedMessages } from '~/parts/messages/received-messages'

export const handle: Handle = { i18n: ['messages'], title: (t) => t('messages:inbox.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  return { messages: [...(await acts.openMessages(viewer, { opened: !isFetchedAhead(args.request) }))] }
}

export default function MenteeMessagesPage() {
  const { messages } = useLoaderData<typeof loader>()
  return <ReceivedMessages messages={messages} home="/mentee/mentorships" />
}
