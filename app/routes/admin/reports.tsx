import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { reportList } from '~/domain/reports/list'
import { reportTable } from '~/parts/reports/columns'

export const handle: Handle = { title: (t) => t('common:shell.admin.reports') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, reportList, args)
}

export default function ReportsPage() {
  return <ListPage table={reportTable} loaded={useLoaderData<typeof loader>()} />
}
