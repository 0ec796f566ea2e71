import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { applicationList } from '~/domain/applications/list'
import { applicationTable } from '~/parts/applications/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:applications.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, applicationList, args)
}

export default function ApplicationsPage() {
  return <ListPage table={applicationTable} loaded={useLoaderData<typeof loader>()} />
}
