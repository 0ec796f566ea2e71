import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { pendingRequestList } from '~/domain/mentorship-requests/list'
import { pendingRequestTable } from '~/parts/mentorship-requests/columns'

export const handle: Handle = { title: (t) => t('admin:requests.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, pendingRequestList, args)
}

export default function PendingRequestsPage() {
  return <ListPage table={pendingRequestTable} loaded={useLoaderData<typeof loader>()} />
}
