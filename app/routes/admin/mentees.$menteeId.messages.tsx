import { SendMessage } from '~/domain/messages/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, requireViewer, submit } from '~/http/page.server'
import { actOnMessage, loadCorrespondence } from '~/parts/messages/correspondence.server'
import { CorrespondencePage } from '~/parts/messages/correspondence-page'

export const handle: Handle<{ recipient: { name: string } } | undefined> = {
  title: (t, data) => t('messages:write.title', { name: data?.recipient.name ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadCorrespondence(viewer, 'mentee', idParameter(args.params.menteeId), args.request)
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  return submit(args, SendMessage, (message) => actOnMessage(viewer, 'mentee', id, message))
}

export default function MenteeCorrespondencePage() {
  return <CorrespondencePage {...useLoaderData<typeof loader>()} />
}
