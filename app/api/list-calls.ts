// Long: the rows of a list, its file, and what both calls take of its filters.
import { z } from 'zod'
import type { Language } from '~/i18n/locale'
import { answerExport } from '~/lists/answer-export.server'
import { fileFormats } from '~/lists/file-format'
import type { ListedRow, ListedView } from '~/db/listed-row'
import { sortsIn, type List, type ListSource } from '~/domain/lists/list'
import { takesDay, type ListFilter } from '~/domain/lists/list-filter'
import { readId } from '~/domain/values'
import { listName, readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { rightsFor } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import { call } from './call'
import { notFound } from './not-found.server'
import { choiceOf } from './shapes/choice'

type Shown<View extends ListedView, Row extends z.ZodType, Beside> = (
  row: ListedRow<View>,
  language: Language,
  beside: Beside,
) => z.input<Row>

/** Reads what stands beside the rows of a page, by their ids. */
type ReadBeside<Beside> = (viewer: Viewer, ids: number[]) => Promise<Beside>

/** The rows of one person: `check` raises not_found if she does not exist; her id is the value of the filter. */
type Within = { filter: string; check: (viewer: Viewer, id: number) => Promise<unknown> }

type RowsOptions<View extends ListedView, Row extends z.ZodType, Beside> = {
  summary?: string
  Row: Row
  shown: Shown<View, Row, Beside>
  readBeside?: ReadBeside<Beside>
  within?: Within
}

const namedAt = (path: string) => path.split('/').at(-1)!.replaceAll('-', ' ')

/**
 * Returns the call that answers the rows of a list at a path below /api/admin, page by page, in the form of `Row`. It
 * takes the query parameters of the list. With `within`, it answers the rows of the person in its path.
 */
export function rowsCall<View extends ListedView, Row extends z.ZodType, Beside = undefined>(
  path: string,
  list: ListSource & { view: View },
  {
    summary = `The team’s list of ${namedAt(path)}, page by page, with the scopes, filters, sorts and search of its page.`,
    Row,
    shown,
    readBeside,
    within,
  }: RowsOptions<View, Row, Beside>,
) {
  return call({
    method: 'GET',
    path: `admin/${path}`,
    as: 'admin',
    summary,
    rights: rightsFor(list.path),
    query: pageQuery(list, within?.filter),
    bare: true,
    result: z.object({
      result: z.array(Row),
      // With `more` there are more: counting stops at 1,000.
      total: z.int(),
      more: z.boolean(),
      // Of each scope, with its first page, without a text or a filter; otherwise empty.
      counts: z.record(z.string(), z.int()),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
    async run({ viewer, ids: [id], query: { limit, ...query }, language }) {
      if (within && !(await within.check(viewer, id!))) throw notFound()
      const filters = within ? { ...query.filters, [within.filter]: String(id) } : query.filters
      const page = await readList<View>(viewer, list, { ...query, filters }, limit)
      const ids = page.rows.map((row) => (row as { id: number }).id)
      const beside = (await readBeside?.(viewer, ids)) as Beside
      return {
        result: page.rows.map((row) => shown(row, language, beside)),
        total: page.found,
        more: page.foundMore,
        counts: page.counts,
        next: page.next && cursorText('after', page.next),
        previous: page.previous && cursorText('before', page.previous),
      }
    },
  })
}

/** Returns the call that answers all rows of a list at a path below /api/admin as a file. */
export const fileCall = <View extends ListedView>(path: string, list: List<View>) =>
  call({
    method: 'GET',
    path: `admin/${path}/export`,
    as: 'admin',
    summary: `Downloads all rows of the team’s list of ${namedAt(path)} that the query selects, as XLSX or CSV.`,
    rights: rightsFor('/admin/exports/:list', { list: listName(list) }),
    query: exportQuery(list),
    result: z.instanceof(Response),
    run: ({ viewer, query: { format, ...query }, language, request: { method } }) =>
      answerExport(viewer, list, { query, format, language, method }),
  })

/** The scopes of a list; a call without one is about all rows. */
const scopesOf = ({ scopes }: ListSource): [string, ...string[]] => [
  'all',
  ...scopes.filter((scope) => scope !== 'all'),
]

/** The query parameters that select and order the rows of a list, as in the URL of its page. */
const selecting = (list: ListSource, except?: string) => ({
  scope: z.enum(scopesOf(list)).optional(),
  q: z.string().optional(),
  sort: z.enum(Object.keys(list.sorts).flatMap((sort) => [sort, `-${sort}`])).optional(),
  ...Object.fromEntries(
    Object.entries(list.filters ?? {})
      .filter(([name]) => name !== except)
      .map(([name, filter]) => [name, valueOf(filter).optional()]),
  ),
})

/** The values of a filter, as texts. */
function valueOf(filter: ListFilter): z.ZodType<string> {
  if ('flag' in filter) return z.boolean().transform((yes) => (yes ? '1' : '0'))
  if ('picks' in filter) return z.enum(Object.keys(filter.picks))
  if (takesDay(filter)) return z.iso.date('date_invalid')
  if ('among' in filter && !filter.one)
    return z.array(choiceOf(filter.lookup)).transform((ids) => `{${ids.join(',')}}`)
  if ('lookup' in filter && filter.lookup) return choiceOf(filter.lookup)
  if ('id' in filter) return z.int('not_understood').transform(String).refine(readId, 'not_understood')
  return 'like' in filter ? z.string().regex(filter.like, 'not_understood') : z.enum(filter.values)
}

/** What the parameters of a call ask of a list. */
function queryOf(list: ListSource, given: Record<string, unknown>) {
  const filters = Object.entries(given).filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(list.filters ?? {}, entry[0]) && entry[1] !== undefined,
  )
  return {
    ...readListQuery(list, addressOf(given), scopesOf(list)),
    filters: Object.fromEntries(filters),
  }
}

/** Refuses an order that the scope does not have: another would answer in its place. */
const sortInScope = (list: ListSource) => (given: Record<string, unknown>, context: z.RefinementCtx) => {
  const { scope = 'all', sort } = given as { scope?: string; sort?: string }
  if (sort && !sortsIn(list, scope).includes(sort.replace(/^-/, '')))
    context.addIssue({ code: 'custom', path: ['sort'], message: 'not_understood' })
}

const exportQuery = (list: ListSource) =>
  z
    .object({ ...selecting(list), format: z.enum(fileFormats).default('xlsx') })
    .superRefine(sortInScope(list))
    .transform(({ format, ...given }) => ({ ...queryOf(list, given), format }))

const pageQuery = (list: ListSource, except?: string) =>
  z
    .object({
      ...selecting(list, except),
      cursor: z.string().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    })
    .superRefine(sortInScope(list))
    .transform(({ cursor, limit, ...given }, context) => {
      const query = queryOf(list, { ...given, ...(cursor && cursorKeys(cursor)) })
      if (cursor !== undefined && !query.after && !query.before)
        context.addIssue({ code: 'custom', path: ['cursor'], message: 'not_understood' })
      return { ...query, limit }
    })

const addressOf = (given: Record<string, unknown>) => {
  const texts = Object.entries(given).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return `http://list/?${new URLSearchParams(texts)}`
}

/** A cursor as one URL-safe word. */
const cursorText = (way: 'after' | 'before', keys: string[]) =>
  Buffer.from(`${way}=${JSON.stringify(keys)}`).toString('base64url')

/** Converts such a cursor to the query parameters of a list's URL; empty if it is malformed. */
function cursorKeys(cursor: string) {
  const [, way, keys] = /^(after|before)=(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return way ? { [way]: keys } : {}
}
