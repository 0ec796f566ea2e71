import type { TransactionSql } from 'postgres'
import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import { neverHas, type KeyType, type ListSource } from '~/domain/lists/list'
import type { ListQuery } from './list-query'
import { idsIn, type ListFilter } from '~/domain/lists/list-filter'

/** The ids of the rows that a search finds; null where nothing is searched. */
export type FoundIds = number[] | null

export async function findIds(viewer: Viewer, list: ListSource, { q }: ListQuery): Promise<FoundIds> {
  if (!q) return null
  const [row] = await read(viewer, (sql) => findRows(sql, list, q))
  return row.ids
}

export const findRows = (sql: TransactionSql, list: ListSource, q: string) =>
  sql<[{ ids: number[] }]>`select api.find_rows(list => ${list.view}, q => ${q}) as ids`

/**
 * The condition for scope, search and filters. What a search found is looked up by the key. It stands in a subquery, as
 * the planner weighs each number of an array that it sees, which takes it longer than the reading.
 */
export function selection(
  sql: TransactionSql,
  list: ListSource,
  { scope, filters }: ListQuery,
  ids: FoundIds,
) {
  const chosen = Object.entries(filters).map(
    ([name, value]) =>
      sql` and ${neverHas(list, scope, name, value) ? sql`false` : matching(sql, list.filters![name]!, value)}`,
  )
  const found = ids ? sql` and id = any ((select ${ids}::integer[])::integer[])` : sql``
  return sql`${inScope(sql, list, scope)} ${found} ${chosen.length > 0 ? chosen : sql``}`
}

/** The rows of a scope; of a list without a scope of all rows, `all` are those of any. */
export function inScope(sql: TransactionSql, list: ListSource, scope: string) {
  if (list.scopes.includes(scope)) return sql`${sql(`in_${scope}`)}`
  return sql`(${list.scopes.map((each, at) => sql`${at > 0 ? sql` or ` : sql``}${sql(`in_${each}`)}`)})`
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

const columns = new Map<string, string[]>()
const undefinedColumn = '42703'

/**
 * Reads a list by the columns of its view without those for filter and sort, which cost and are never shown. They are
 * asked once; a newer version of the product that has dropped one lets this process ask again.
 */
export async function byColumns<T>(
  viewer: Viewer,
  { view }: ListSource,
  read: (columns: string[]) => Promise<T>,
): Promise<T> {
  const known = columns.get(view)
  try {
    return await read(known ?? (await askColumns(viewer, view)))
  } catch (error) {
    columns.delete(view)
    if (!known || (error as { code?: string }).code !== undefinedColumn) throw error
    return read(await askColumns(viewer, view))
  }
}

async function askColumns(viewer: Viewer, view: string) {
  const found = await read(
    viewer,
    (sql) => sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`api.${view}`}::text::regclass and attnum > 0 and attname !~ '^in_|_key$' order by attnum`,
  )
  const names = found.map(({ name }) => name)
  columns.set(view, names)
  return names
}

/** The condition of one filter. Numbers and days are compared as such, so that an index serves them. */
function matching(sql: TransactionSql, filter: ListFilter, value: string) {
  if ('flag' in filter) return value === '0' ? sql`${sql(filter.flag)} is not true` : sql`${sql(filter.flag)}`
  if ('picks' in filter) return sql`${sql(filter.picks[value]!)}`
  const start = sql`${value}::text::date::timestamptz`
  const end = sql`(${value}::text::date + 1)::timestamptz`
  if ('day' in filter) return sql`${sql(filter.day)} >= ${start} and ${sql(filter.day)} < ${end}`
  if ('from' in filter) return sql`${sql(filter.from)} >= ${start}`
  if ('to' in filter) return sql`${sql(filter.to)} < ${end}`
  if ('id' in filter) return sql`${sql(filter.id)} = ${Number(value)}`
  if ('among' in filter) return sql`${sql(filter.among)} && ${idsIn(value).map(Number)}::integer[]`
  if ('yearsSince' in filter)
    return sql`${sql(filter.yearsSince)} <= (current_date - make_interval(years => ${value}::text::integer))::date`
  return sql`${sql(filter.column)}::text = ${value}`
}
