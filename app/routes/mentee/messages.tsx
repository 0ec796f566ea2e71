import * as acts from '~/db/generated/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { isFetchedAhead } from '~/http/prefetch.server'
import { ReceivedMessages } from '~/parts/messages/received-messages'

export const handle: Handle = { title: (t) => t('messages:inbox.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return { messages: [...(await acts.openMessages(viewer, { opened: !isFetchedAhead(args.request) }))] }
}

export default function MenteeMessagesPage() {
  const { messages } = useLoaderData<typeof loader>()
  return <ReceivedMessages messages={messages} home="/mentee/mentorships" />
}
