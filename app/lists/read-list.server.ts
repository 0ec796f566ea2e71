import type { TransactionSql } from 'postgres'
import { read } from '~/db/read.server'
import type { ListedRow, ListedView } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'
import { mostCounted, type ListSource } from '~/domain/lists/list'
import { opensScope, type ListQuery } from './list-query'
import {
  beyond,
  byColumns,
  findIds,
  inScope,
  orderBy,
  selection,
  sortOf,
  viewOf,
  type FoundIds,
} from './selection.server'

const pageLength = 50

/**
 * Reads one page of a list, with the cursors of the next and the previous page. It is empty if its rows no longer exist.
 * `found` is how many rows are selected, or, with `foundMore`, more than how many. `counts` are the rows of each scope
 * where the query opens one, and otherwise empty.
 */
export async function readList<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  query: ListQuery,
  limit = pageLength,
) {
  const ids = await findIds(viewer, list, query)
  const { page, counts, found } = await byColumns(viewer, list, async (columns): Promise<Read> => {
    const reading = (sql: TransactionSql) => readPage(sql, list, query, limit, ids, columns)
    if (opensScope(query)) {
      const [page, [scopes]] = await read(viewer, (sql) => [
        reading(sql),
        countScopes(sql, list, query.scope),
      ])
      return { page, counts: scopes!.counts, found: scopes!.counts[query.scope]! }
    }
    const page = await read(viewer, reading)
    const holdsAll = !query.after && !query.before && page.length <= limit
    const [selected] = holdsAll ? [] : await read(viewer, (sql) => countSelected(sql, list, query, ids))
    return { page, counts: {}, found: selected?.found ?? page.length }
  })
  const rows = query.before ? page.slice(0, limit).reverse() : page.slice(0, limit)
  const more = page.length > limit
  return {
    rows: rows.map((row) => shownRow<View>(row)),
    counts,
    found: Math.min(found, mostCounted),
    foundMore: found > mostCounted,
    next: more || query.before ? (rows.at(-1)?.cursor ?? null) : null,
    previous: query.after || (query.before && more) ? (rows[0]?.cursor ?? null) : null,
  }
}

/** These rows of a list in the order of the ids, in whatever scope; those that are not there are left out. */
export async function readRows<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  ids: number[],
) {
  return byColumns(viewer, list, (columns) =>
    read(
      viewer,
      (sql) => sql<ListedRow<View>[]>`
    select ${shown(sql, columns)} from unnest(${ids}::integer[]) with ordinality chosen (id, place)
    join ${viewOf(sql, list)} v on v.id = chosen.id
    where v.id = any (${ids}::integer[]) order by chosen.place`,
    ),
  )
}

/** The number of rows of each scope. */
export async function countList(viewer: Viewer, list: ListSource) {
  const [row] = await read(viewer, (sql) => countScopes(sql, list))
  return row!.counts
}

type Read = { page: Fetched[]; counts: Record<string, number>; found: number }

type Fetched = Record<string, unknown> & { id: number; cursor: string[] }

/**
 * First selects the page by its keys alone; only then computes the costly columns, for these rows in their places.
 * `any(array)` lets PostgreSQL start from the primary key; a join alone would scan the view.
 */
function readPage(
  sql: TransactionSql,
  list: ListSource,
  query: ListQuery,
  limit: number,
  ids: FoundIds,
  columns: string[],
) {
  const keys = [...Object.keys(sortOf(list, query.order)), 'id']
  const texts = keys.map((key, at) => sql`${at > 0 ? sql`,` : sql``} ${sql(key)}::text`)
  return sql<Fetched[]>`
    with page as materialized (
      select id, json_build_array(${texts}) as cursor, row_number() over () as place from (
        select ${sql(keys)}
        from ${viewOf(sql, list)}
        where ${selection(sql, list, query, ids)} ${beyond(sql, list, query)}
        ${orderBy(sql, list, query.order, query.before !== null)}
        limit ${limit + 1}) as found)
    select ${shown(sql, columns)}, page.cursor from page join ${viewOf(sql, list)} v on v.id = page.id
    where v.id = any (array(select id from page)) order by page.place`
}

const counted = (sql: TransactionSql, list: ListSource, selected: ReturnType<typeof selection>) => sql`
  (select count(*) from (select from ${viewOf(sql, list)} where ${selected} limit ${mostCounted + 1}) x)`

function countScopes(sql: TransactionSql, list: ListSource, asked: string = list.scopes[0]) {
  const counts = [...new Set([...list.scopes, asked])].map(
    (scope, at) =>
      sql`${at > 0 ? sql`,` : sql``} ${scope}::text, ${counted(sql, list, inScope(sql, list, scope))}`,
  )
  // As JSON, because the driver would rename columns to camelCase.
  return sql<{ counts: Record<string, number> }[]>`select json_build_object(${counts}) as counts`
}

function countSelected(sql: TransactionSql, list: ListSource, query: ListQuery, ids: FoundIds) {
  return sql<{ found: number }[]>`
    select ${counted(sql, list, selection(sql, list, query, ids))}::integer as found`
}

/** These columns of a list's view, named `v`. */
const shown = (sql: TransactionSql, columns: string[]) => sql(columns.map((name) => `v.${name}`))

function shownRow<View extends ListedView>(row: Fetched) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'cursor')) as ListedRow<View>
}
