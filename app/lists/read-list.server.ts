import type { TransactionSql } from 'postgres'
import { asViewer } from '~/db/as-viewer.server'
import type { ListedRow, ListedView } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'
import { findPeople, isMany, type Found } from './find-people.server'
import { mostCounted, type KeyType, type ListSource } from './list'
import { matching } from './matching.server'
import type { ListQuery } from './list-query'

const pageLength = 25

/**
 * Reads one page of a list, with the counts of its scopes and the cursors of the next and the previous page.
 * The page is empty if its rows no longer exist.
 */
export async function readList<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  query: ListQuery,
  limit = pageLength,
) {
  const [page, counts, [found]] = await asViewer(viewer, async (sql) => {
    walkIndexes(sql)
    const people = await findPeople(sql, list, query)
    return Promise.all([
      readPage(sql, list, query, limit, people),
      countScopes(sql, list),
      countFound(sql, list, query, people),
    ])
  })
  const rows = query.before ? page.slice(0, limit).reverse() : page.slice(0, limit)
  const more = page.length > limit
  return {
    rows: rows.map((row) => shownRow<View>(row)),
    counts: counts[0]!.counts,
    found: found!.found,
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
  const rows = await asViewer(
    viewer,
    (sql) => sql<Fetched[]>`
    select v.* from unnest(${ids}::integer[]) with ordinality chosen (id, place)
    join ${viewOf(sql, list)} v on v.id = chosen.id order by chosen.place`,
  )
  return rows.map((row) => shownRow<View>(row))
}

/** The number of rows of each scope. */
export async function countList(viewer: Viewer, list: ListSource) {
  const [row] = await asViewer(viewer, (sql) => {
    walkIndexes(sql)
    return countScopes(sql, list)
  })
  return row!.counts
}

/**
 * Leaves only indexes to the planner for the rest of the transaction. It believes that the rows of a scope lie evenly in
 * their table and reads it from the start until it has enough; most scopes hold the newest rows.
 */
function walkIndexes(sql: TransactionSql) {
  void sql`select set_config('enable_seqscan', 'off', true)`.execute()
}

type Fetched = Record<string, unknown> & { id: number; cursor: string[] }

/**
 * First selects the page by its keys alone; only then computes the costly columns, for these rows. They keep their place:
 * ordered by the keys once more, a planner that may not sort would walk the whole list to find them.
 */
function readPage(sql: TransactionSql, list: ListSource, query: ListQuery, limit: number, people: Found) {
  const keys = Object.keys(sortOf(list, query.order))
  const texts = [...keys, 'id'].map((key, at) => sql`${at > 0 ? sql`,` : sql``} ${sql(key)}::text`)
  return sql<Fetched[]>`
    with page as materialized (
      select found.*, row_number() over () as place from (
        select id, json_build_array(${texts}) as cursor
        from ${viewOf(sql, list)}
        where ${selection(sql, list, query, people)} ${beyond(sql, list, query)}
        ${orderBy(sql, list, query.order, query.before !== null)}
        limit ${limit + 1}) as found)
    select v.*, page.cursor from page join ${viewOf(sql, list)} v on v.id = page.id
    order by page.place`
}

function countScopes(sql: TransactionSql, list: ListSource) {
  const counts = list.scopes.map(
    (scope, at) => sql`${at > 0 ? sql`,` : sql``} ${scope}::text, (select count(*) from (
      select from ${viewOf(sql, list)} where ${sql(`in_${scope}`)} limit ${mostCounted + 1}) x)`,
  )
  // As JSON, because the driver would rename columns to camelCase.
  return sql<{ counts: Record<string, number> }[]>`select json_build_object(${counts}) as counts`
}

/** Of many people found by their words, the first are counted: where they are enough, the others need no look. */
function countFound(sql: TransactionSql, list: ListSource, query: ListQuery, people: Found) {
  const count = (selected: ReturnType<typeof selection>) => sql`
    (select count(*) from (select from ${viewOf(sql, list)} where ${selected} limit ${mostCounted + 1}) x)`
  const exact = count(selection(sql, list, query, people))
  if (!isMany(people)) return sql<{ found: number }[]>`select ${exact}::integer as found`
  const first = count(sql`${selection(sql, list, { ...query, q: '' })} and id = any (${people})`)
  return sql<{ found: number }[]>`
    select case when few.n > ${mostCounted} then few.n else ${exact} end::integer as found
    from (select ${first} as n) few`
}

/** The condition for scope, search and filters; `people` are all whom the search finds, if they are known. */
export function selection(
  sql: TransactionSql,
  list: ListSource,
  { scope, q, filters }: ListQuery,
  people: Found = null,
) {
  const chosen = Object.entries(filters).map(
    ([name, value]) => sql` and ${matching(sql, list.filters![name]!, value)}`,
  )
  const known = people !== null && !isMany(people)
  const searched = known ? sql` and id = any (${people})` : sql` and search like api.search_pattern(${q})`
  return sql`${sql(`in_${scope}`)} ${q ? searched : sql``} ${chosen.length > 0 ? chosen : sql``}`
}

/** The condition that keeps only the rows after the cursor (or before it), in this order. */
function beyond(sql: TransactionSql, list: ListSource, { order, after, before }: ListQuery) {
  const cursor = after ?? before
  if (!cursor) return sql``
  const sort = sortOf(list, order)
  const types: KeyType[] = [...Object.values(sort), 'integer']
  const columns = [...Object.keys(sort), 'id'].map((key, at) => sql`${at > 0 ? sql`,` : sql``} ${sql(key)}`)
  const values = cursor.map((value, at) => sql`${at > 0 ? sql`,` : sql``} ${typed(sql, value, types[at]!)}`)
  const upwards = order.startsWith('-') === (after === null)
  return upwards ? sql`and (${columns}) > (${values})` : sql`and (${columns}) < (${values})`
}

function typed(sql: TransactionSql, value: string, type: KeyType) {
  if (type === 'integer') return sql`${value}::text::integer`
  if (type === 'date') return sql`${value}::text::date`
  if (type === 'timestamptz') return sql`${value}::text::timestamptz`
  return sql`${value}::text`
}

/** The order clause of a list, with the id as last key; `backwards` reverses it. */
export function orderBy(
  sql: TransactionSql,
  list: ListSource,
  order: string,
  backwards = false,
  alias = sql``,
) {
  const downwards = order.startsWith('-') !== backwards
  const keys = [...Object.keys(sortOf(list, order)), 'id'].map(
    (key, at) => sql`${at > 0 ? sql`,` : sql``} ${alias}${sql(key)} ${downwards ? sql`desc` : sql`asc`}`,
  )
  return sql`order by ${keys}`
}

const sortOf = (list: ListSource, order: string) => list.sorts[order.replace(/^-/, '')]!

/** The name of a list's view, as a SQL identifier. */
export const viewOf = (sql: TransactionSql, list: ListSource) => sql(`api.${list.view}`)

/** True for the columns for filter, search, sort and cursor. They are costly and never shown. */
export const isInner = (name: string) => /^(search|cursor|in[A-Z].*|.*Key)$/.test(name)

function shownRow<View extends ListedView>(row: Fetched) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isInner(name))) as ListedRow<View>
}
