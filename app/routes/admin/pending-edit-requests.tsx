import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { editRequestList } from '~/domain/edit-requests/list'
import { editRequestTable } from '~/parts/edit-requests/columns'

export const handle: Handle = { i18n: ['admin', 'people'], title: (t) => t('admin:edits.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, editRequestList, args)
}

export default function EditRequestsPage() {
  return <ListPage table={editRequestTable} loaded={useLoaderData<typeof loader>()} />
}
