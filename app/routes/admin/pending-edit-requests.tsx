import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { editRequestList } from '~/domain/edit-requests/list'
import { editRequestTable } from '~/parts/edit-requests/columns'

export const handle: Handle = { title: (t) => t('common:shell.admin.edits') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, editRequestList, args)
}

export default function EditRequestsPage() {
  return <ListPage table={editRequestTable} loaded={useLoaderData<typeof loader>()} />
}
