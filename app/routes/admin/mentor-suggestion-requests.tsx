import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { suggestionList } from '~/domain/suggestions/list'
import { suggestionTable } from '~/parts/suggestions/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:suggestions.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, suggestionList, args)
}

export default function SuggestionRequestsPage() {
  return <ListPage table={suggestionTable} loaded={useLoaderData<typeof loader>()} />
}
