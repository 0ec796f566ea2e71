import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { historyList } from '~/domain/history/list'
import { historyTable } from '~/parts/history/columns'

export const handle: Handle = {
  title: (t) => t('common:shell.admin.historyList'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, historyList, args)
}

export default function HistoryPage() {
  return <ListPage table={historyTable} loaded={useLoaderData<typeof loader>()} />
}
