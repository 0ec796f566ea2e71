import type { FileFormat } from './file-format'
import { sortsIn, type ListSource } from '~/domain/lists/list'
import { dayIn } from '~/domain/day-schema'
import { withAsciiDomain } from '~/domain/fields'
import { chosenValue } from '~/domain/lists/list-filter'

/**
 * The state of a list page: scope, search, order, filters, and the cursor after which the page begins or
 * before which it ends.
 */
export type ListQuery = {
  scope: string
  q: string
  /** The name of a sort; a minus before it reverses the order. */
  order: string
  filters: Record<string, string>
  after: string[] | null
  before: string[] | null
  page: number
}

/**
 * Takes a list and a URL, returns the query. Invalid parameters are ignored. `scopes`: those to choose from, the default
 * first.
 */
export function readListQuery(
  list: ListSource,
  url: string,
  scopes: readonly [string, ...string[]] = list.scopes,
): ListQuery {
  const given = new URL(url).searchParams
  const scope = scopes.find((name) => name === given.get('scope')) ?? scopes[0]
  const asked = given.get('sort') ?? ''
  const usual = list.order[scope] ?? list.order[list.scopes[0]]!
  const order = sortsIn(list, scope).includes(asked.replace(/^-/, '')) ? asked : usual
  const filters = Object.fromEntries(
    Object.entries(list.filters ?? {})
      .map(([name, filter]) => [name, chosenValue(filter, dayIn(given, name))] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const after = readCursor(list, order, given.get('after'))
  const before = after ? null : readCursor(list, order, given.get('before'))
  const page = Number(/^\d{1,6}$/.exec(given.get('page') ?? '')?.[0] ?? 1)
  return {
    scope,
    q: readWords(url),
    order,
    filters,
    after,
    before,
    page: after || before ? Math.max(1, page) : 1,
  }
}

/** Whether it is the first page of a scope without a text or a filter: the only one with a count on each tab. */
export const opensScope = ({ q, filters, after, before }: ListQuery) =>
  !q && !after && !before && Object.keys(filters).length === 0

/** The search text of a URL, at most 100 characters. */
export function readWords(url: string) {
  const words = (new URL(url).searchParams.get('q') ?? '').replaceAll('\0', '')
  return withAsciiDomain([...words].slice(0, 100).join('').trim())
}

/** The URL of a list with this query. The page number is kept only together with a cursor. */
export function listLink(list: ListSource, query: Partial<ListQuery>) {
  const home = (list.tabs ?? list.scopes)[0]
  const { scope = list.scopes[0], q, order, filters, after, before, page } = query
  const given = {
    scope: scope === home ? '' : scope,
    q: q ?? '',
    sort: order === list.order[scope] ? '' : (order ?? ''),
    ...filters,
    after: after ? JSON.stringify(after) : '',
    before: before ? JSON.stringify(before) : '',
    page: (after || before) && page ? String(page) : '',
  }
  const named = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
  return named.size > 0 ? `${list.path}?${named}` : list.path
}

/** A list's name in the URLs of its export and its bulk acts, and as file name. */
export const listName = ({ view }: Pick<ListSource, 'view'>) =>
  view.replace(/^admin_/, '').replaceAll('_', '-')

/** The URL of a list's export: the same selection in the same order. */
export function exportLink(list: ListSource, query: ListQuery, format: FileFormat) {
  const [, selected = ''] = listLink(list, { ...query, after: null, before: null }).split('?')
  return `/admin/exports/${listName(list)}?${selected && `${selected}&`}format=${format}`
}

/** The same list without its place in it: what a bookmark holds. */
export const withoutPage = (query: ListQuery): ListQuery => ({ ...query, after: null, before: null, page: 1 })

const looksLike = {
  integer: (value: string) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2_147_483_647,
  text: () => true,
  date: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  timestamptz: (value: string) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(`${value.replace(' ', 'T')}:00`)),
}

/** Parses a cursor: the sort keys and the id of a row, as texts. Null if it does not fit the order. */
function readCursor(list: ListSource, order: string, text: string | null): string[] | null {
  const types = [...Object.values(list.sorts[order.replace(/^-/, '')]!), 'integer' as const]
  try {
    const keys: unknown = JSON.parse((text ?? '').slice(0, 1000).replaceAll('\0', ''))
    if (!Array.isArray(keys) || keys.length !== types.length) return null
    return keys.every((key, at) => typeof key === 'string' && looksLike[types[at]!](key)) ? keys : null
  } catch {
    return null
  }
}
