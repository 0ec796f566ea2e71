import type { FileFormat } from './file-format'
import type { ListFilter, ListSource } from './list'

/** How a list is open: scope, search, order, filters, and the row its page begins after or ends before. */
export type ListQuery = {
  scope: string
  q: string
  /** A sort of the list, with a minus in front when it is turned round. */
  order: string
  filters: Record<string, string>
  after: string[] | null
  before: string[] | null
  page: number
}

/** Reads a list's address; what makes no sense in it is left out. */
export function readListQuery(list: ListSource, url: string): ListQuery {
  const given = new URL(url).searchParams
  const scope = list.scopes.find((name) => name === given.get('scope')) ?? list.scopes[0]
  const asked = given.get('sort') ?? ''
  const order = Object.hasOwn(list.sorts, asked.replace(/^-/, '')) ? asked : list.order[scope]!
  const filters = Object.fromEntries(
    Object.entries(list.filters ?? {})
      .map(([name, filter]) => [name, chosen(filter, given.get(name) ?? '')] as const)
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

/** What an address searches for, of a sensible length. */
export function readWords(url: string) {
  const words = (new URL(url).searchParams.get('q') ?? '').replaceAll('\0', '')
  return [...words].slice(0, 100).join('').trim()
}

/** The address of a list opened like this. Only a page's own cursor keeps its number. */
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

function chosen(filter: ListFilter, value: string) {
  if ('values' in filter) return filter.values.find((one) => one === value)
  return filter.like.test(value) ? value : undefined
}

/** A list's name in the address and the name of its file. */
export const exportName = ({ view }: Pick<ListSource, 'view'>) =>
  view.replace(/^admin_/, '').replaceAll('_', '-')

/** The address of a list's file: exactly what is selected, in the same order. */
export function exportLink(list: ListSource, query: ListQuery, format: FileFormat) {
  const [, selected = ''] = listLink(list, { ...query, after: null, before: null }).split('?')
  return `/admin/exports/${exportName(list)}?${selected && `${selected}&`}format=${format}`
}

const looksLike = {
  integer: (value: string) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2_147_483_647,
  text: () => true,
  date: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  timestamptz: (value: string) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(`${value.replace(' ', 'T')}:00`)),
}

/** A row's keys in this order and its id, as texts; null for anything else. */
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
