import type { TransactionSql } from 'postgres'
import type { KeyType, ListSource } from '~/domain/lists/list'
import type { ListQuery } from './list-query'
import { matching } from './matching.server'

/** The words of a search as patterns, each of which a row must match; null where nothing is searched. */
export type Patterns = string[] | null

/** Reads the patterns of what was typed; the team's search knows the references of orders, too. */
export async function readPatterns(sql: TransactionSql, q: string): Promise<Patterns> {
  if (!q) return null
  const [row] = await sql<[{ patterns: string[] }]>`select api.search_patterns(q => ${q}) as patterns`
  return row.patterns
}

/** The condition for scope, words and filters. */
export function selection(
  sql: TransactionSql,
  list: ListSource,
  { scope, filters }: ListQuery,
  patterns: Patterns,
) {
  const chosen = Object.entries(filters).map(
    ([name, value]) => sql` and ${matching(sql, list.filters![name]!, value)}`,
  )
  const worded = patterns ? sql` and ${withWords(sql, list, patterns)}` : sql``
  return sql`${sql(`in_${scope}`)} ${worded} ${chosen.length > 0 ? chosen : sql``}`
}

// The planner can't estimate LIKE. As an array the rows are found first, by the trigrams, and then looked up by their ids.
function withWords(sql: TransactionSql, list: ListSource, patterns: string[]) {
  if (patterns.length === 0) return sql`false`
  const found = patterns.map(
    (pattern, at) => sql`${at > 0 ? sql`intersect` : sql``}
      select w.id from api.listed_words w where w.list = ${list.view} and w.words like ${pattern}`,
  )
  return sql`id = any (array(${found}))`
}

/** The condition that keeps only the rows after the cursor (or before it), in this order. */
export function beyond(sql: TransactionSql, list: ListSource, { order, after, before }: ListQuery) {
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
export function orderBy(sql: TransactionSql, list: ListSource, order: string, backwards = false) {
  const downwards = order.startsWith('-') !== backwards
  const keys = [...Object.keys(sortOf(list, order)), 'id'].map(
    (key, at) => sql`${at > 0 ? sql`,` : sql``} ${sql(key)} ${downwards ? sql`desc` : sql`asc`}`,
  )
  return sql`order by ${keys}`
}

/** The keys of an order without the id, with their types. */
export const sortOf = (list: ListSource, order: string) => list.sorts[order.replace(/^-/, '')]!

/** The name of a list's view, as a SQL identifier. */
export const viewOf = (sql: TransactionSql, list: ListSource) => sql(`api.${list.view}`)
