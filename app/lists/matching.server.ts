import type { TransactionSql } from 'postgres'
import type { ListFilter } from '~/domain/lists/list-filter'

/** The condition of one filter. Numbers and days are compared as such, so that an index serves them. */
export function matching(sql: TransactionSql, filter: ListFilter, value: string) {
  if ('flag' in filter) return value === '0' ? sql`${sql(filter.flag)} is not true` : sql`${sql(filter.flag)}`
  if ('picks' in filter) return sql`${sql(filter.picks[value]!)}`
  const start = sql`${value}::text::date::timestamptz`
  const end = sql`(${value}::text::date + 1)::timestamptz`
  if ('day' in filter) return sql`${sql(filter.day)} >= ${start} and ${sql(filter.day)} < ${end}`
  if ('from' in filter) return sql`${sql(filter.from)} >= ${start}`
  if ('to' in filter) return sql`${sql(filter.to)} < ${end}`
  if ('among' in filter) {
    const ids = value.replaceAll(/[{}]/g, '').split(',').map(Number)
    return sql`${sql(filter.among)} && ${ids}::integer[]`
  }
  if ('yearsSince' in filter)
    return sql`${sql(filter.yearsSince)} <= (current_date - make_interval(years => ${value}::text::integer))::date`
  if ('like' in filter && filter.integer) return sql`${sql(filter.column)} = ${value}::text::integer`
  return sql`${sql(filter.column)}::text = ${value}`
}
