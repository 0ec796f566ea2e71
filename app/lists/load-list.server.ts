import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import type { Viewer } from '~/http/viewer.server'
import type { ListedView, ListSource } from './list'
import { listLink, readListQuery } from './list-query'
import { readList } from './read-list.server'

/** The page of a list that the address asks for. Leads to the first page when the asked one is empty by now. */
export async function loadList<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  { request }: LoaderFunctionArgs,
) {
  const query = readListQuery(list, request.url)
  const read = await readList<View>(viewer, list, query)
  if (!read) throw redirect(listLink(list, { ...query, after: null, before: null }))
  return { query, ...read }
}

/** What a list's page shows. */
export type LoadedList<View extends ListedView> = Awaited<ReturnType<typeof loadList<View>>>
