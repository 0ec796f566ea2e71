import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { applicationList } from '~/domain/applications/list'
import { applicationTable } from '~/parts/applications/columns'

export const handle: Handle = { title: (t) => t('common:shell.admin.applications') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, applicationList, args)
}

export default function ApplicationsPage() {
  return <ListPage table={applicationTable} loaded={useLoaderData<typeof loader>()} />
}
