import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { pendingRequestList } from '~/domain/mentorship-requests/list'
import { pendingRequestTable } from '~/parts/mentorship-requests/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:requests.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, pendingRequestList, args)
}

export default function PendingRequestsPage() {
  return <ListPage table={pendingRequestTable} loaded={useLoaderData<typeof loader>()} />
}
