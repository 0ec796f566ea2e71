import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { reportList } from '~/domain/reports/list'
import { reportTable } from '~/parts/reports/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:reports.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, reportList, args)
}

export default function ReportsPage() {
  return <ListPage table={reportTable} loaded={useLoaderData<typeof loader>()} />
}
