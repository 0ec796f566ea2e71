import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { suggestionList } from '~/domain/suggestions/list'
import { suggestionTable } from '~/parts/suggestions/columns'

export const handle: Handle = { title: (t) => t('admin:suggestions.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, suggestionList, args)
}

export default function SuggestionRequestsPage() {
  return <ListPage table={suggestionTable} loaded={useLoaderData<typeof loader>()} />
}
