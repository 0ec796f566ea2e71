import type { ListedView } from '~/db/listed-row'
import { listCountries, listOptions, type Option } from '~/domain/lookups/lookups.server'
import { type Args, redirect } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import type { ListSource } from '~/domain/lists/list'
import { listLink, opensScope, readListQuery } from './list-query'
import { countList, readList } from './read-list.server'

/**
 * Reads the page of a list that the URL, or a query made of it, asks for. Redirects to the first page if the page is
 * empty by now.
 */
export async function loadList<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  args: Args,
  query = readListQuery(list, args.request.url),
) {
  const [read, choices] = await Promise.all([
    readList<View>(viewer, list, query),
    getLanguage(args).then((language) => lookupChoices(list, language)),
  ])
  if ((query.after || query.before) && read.rows.length === 0)
    throw redirect(listLink(list, { ...query, after: null, before: null }))
  return { query, choices, ...read }
}

/** The options of each filter that names a lookup. */
export async function lookupChoices({ filters = {} }: ListSource, language: Language) {
  const choices: Record<string, Option[]> = {}
  for (const [name, filter] of Object.entries(filters)) {
    if (!('lookup' in filter) || !filter.lookup) continue
    choices[name] = await (filter.lookup === 'countries'
      ? listCountries(language)
      : listOptions(filter.lookup, language))
  }
  return choices
}

/** The same for lists that share a page: the scope says which list to read; the others are only counted. */
export async function loadSharedList(viewer: Viewer, lists: readonly ListSource[], args: Args) {
  const scope = new URL(args.request.url).searchParams.get('scope') ?? ''
  const at = Math.max(
    0,
    lists.findIndex(({ scopes }) => scopes.includes(scope)),
  )
  const list = lists[at] as ListSource & { view: ListedView }
  const query = readListQuery(list, args.request.url)
  const counted = opensScope(query) ? lists.filter((_, other) => other !== at) : []
  const [loaded, ...others] = await Promise.all([
    loadList(viewer, list, args, query),
    ...counted.map((other) => countList(viewer, other)),
  ])
  return { ...loaded, counts: Object.assign({}, loaded.counts, ...others) as Record<string, number>, at }
}

/** The data of a list page. */
export type LoadedList<View extends ListedView> = Awaited<ReturnType<typeof loadList<View>>>
