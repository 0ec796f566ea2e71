import type { TransactionSql } from 'postgres'
import { mostCounted, type Facets, type ListSource } from './list'
import type { ListQuery } from './list-query'
import { beyond, orderBy, selection, viewOf } from './selection.server'

/** How many rows are selected, or, with `foundMore`, more than how many. */
export type RowCount = { found: number; foundMore: boolean }

/**
 * What a search finds: ids with those of the page among them, in no order, or null where the list is read row by
 * row; and how many rows it finds, if that is known already.
 */
export type Found = { ids: number[] | null; count: RowCount | null }

// What many rows have is soon met in the list's order: so many rows cost less than an index of all words.
const near = 2_000 // as in the statement below
// Few of them say that more are met on a longer walk, which ends with the page.
const far = 50_000
const share = 5
// Anything else is found by the index, at most so many rows.
const mostIds = 3_000
// More rows with the facets of filters are met in the first 2,000 rows.
const mostFiltered = 1_500

/**
 * Finds the rows of a page by the text of a query. A word that many rows have is counted only where the first
 * walk meets it.
 */
export async function findRows(
  sql: TransactionSql,
  list: ListSource,
  query: ListQuery,
  limit: number,
): Promise<Found> {
  if (!query.q) return list.facets ? findFiltered(sql, list, query, limit) : everyRow
  if (!list.finds) return everyRow
  // The history computes its words row by row, so its index is asked first.
  const first = list.finds === 'history' ? nothing : await walk(sql, list, query, limit)
  if (first.ids.length > limit || first.rows < near) return met(sql, list, query, limit, first)
  const further = first.found * share > limit
  if (further) {
    const ids = await walkFar(sql, list, query, limit)
    if (ids.length > limit) return met(sql, list, query, limit, { ...first, ids })
  }
  const [row] = await sql<{ ids: number[] | null }[]>`
    select api.find_listed(list => ${list.finds}, q => ${query.q}, most => ${mostIds}) as ids`
  const found = row?.ids ?? null
  if (found && found.length < mostIds) return { ids: found, count: null }
  const ids = further ? [] : await walkFar(sql, list, query, limit)
  return ids.length > limit ? met(sql, list, query, limit, { ...first, ids }) : everyRow
}

/**
 * The rows of filters: many are met at once in the list's order, few are found by the index of facets, and those between
 * on a longer walk. The planner, which knows no frequencies below row-level security, would collect all of them.
 */
async function findFiltered(sql: TransactionSql, list: ListSource, query: ListQuery, limit: number) {
  const facets = list.facets!(query)
  if (!facets) return everyRow
  const first = await walkFiltered(sql, list, query, limit, sql`250`)
  if (first.length > limit) return { ids: first, count: null }
  const ids = await withFacets(sql, facets)
  if (ids.length <= mostFiltered) return { ids, count: countOf(ids.length) }
  const further = await walkFiltered(sql, list, query, limit, sql`2000`)
  return { ids: further.length > limit ? further : null, count: countOf(ids.length) }
}

/** The ids of a page and one more, if they are among the nearest `most` rows. */
async function walkFiltered(
  sql: TransactionSql,
  list: ListSource,
  query: ListQuery,
  limit: number,
  most: ReturnType<typeof selection>,
) {
  const rows = await sql<{ id: number }[]>`
    select w.id from (
      select * from ${viewOf(sql, list)} where ${sql(`in_${query.scope}`)} ${beyond(sql, list, query)}
      ${orderBy(sql, list, query.order, query.before !== null)} limit ${most}) as w
    where ${selection(sql, list, query)} limit ${limit + 1}`
  return rows.map(({ id }) => id)
}

async function withFacets(sql: TransactionSql, { facets, topics, years }: Facets) {
  const [row] = await sql<{ ids: number[] }[]>`
    select api.find_filtered_mentors(facets => ${facets}, topics => ${topics}, years => ${years}::integer,
      most => ${mostFiltered + 1}) as ids`
  return row!.ids
}

/** Where nothing is searched: the list is read in its order. */
export const everyRow: Found = { ids: null, count: null }

/** The number of rows of a count that stops after `mostCounted`. */
export const countOf = (found: number): RowCount =>
  found > mostCounted ? { found: mostCounted, foundMore: true } : { found, foundMore: false }

/** `ids`: of a page and one more; `found`: how many of the `rows` have the text. */
type Walk = { ids: number[]; found: number; rows: number }
const nothing: Walk = { ids: [], found: 0, rows: near }

/** Reads the nearest rows in the order of the query and keeps those with its text. */
async function walk(sql: TransactionSql, list: ListSource, query: ListQuery, limit: number) {
  const [row] = await sql<Walk[]>`
    with walked as materialized (
      select w.*, row_number() over () as place from (${inOrder(sql, list, query, sql`2000`)}) as w),
    met as materialized (
      select id, place from walked where search like (select api.search_pattern(${query.q})))
    select (select count(*)::integer from walked) as rows, (select count(*)::integer from met) as found,
      array(select id from met order by place limit ${limit + 1}) as ids`
  return row!
}

/** The same until the page is full. */
async function walkFar(sql: TransactionSql, list: ListSource, query: ListQuery, limit: number) {
  const rows = await sql<{ id: number }[]>`
    select w.id from (${inOrder(sql, list, query, sql`${far}`)}) as w
    where w.search like (select api.search_pattern(${query.q})) limit ${limit + 1}`
  return rows.map(({ id }) => id)
}

const inOrder = (
  sql: TransactionSql,
  list: ListSource,
  query: ListQuery,
  most: ReturnType<typeof selection>,
) => sql`
  select id, search from ${viewOf(sql, list)}
  where ${selection(sql, list, { ...query, q: '' })} ${beyond(sql, list, query)}
  ${orderBy(sql, list, query.order, query.before !== null)} limit ${most}`

/** What a walk has met, with the count from the beginning of the list. */
async function met(
  sql: TransactionSql,
  list: ListSource,
  query: ListQuery,
  limit: number,
  { ids, ...walked }: Walk,
): Promise<Found> {
  const start = { ...query, after: null, before: null }
  const { found, rows } = query.after || query.before ? await walk(sql, list, start, 0) : walked
  if (rows < near || found > mostCounted) return { ids, count: countOf(found) }
  // In tens, as the exact number would only say where the walk ended; and there is more than one page.
  const least = Math.max(limit, Math.floor((found - 1) / 10) * 10)
  return { ids, count: { found: least, foundMore: true } }
}
