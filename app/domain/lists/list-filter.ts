import type { LookupList } from '~/domain/lookups/lookups.server'
import { readId } from '~/domain/values'

/**
 * A filter of a list, by what it compares:
 * - `values`: a column with one of these texts, which the catalogue names; `words`: under which key, if not the list's own
 * - `like`: a column with a value from the data, of which only the form is checked
 * - `id`: a column with an id; a call also takes the codes of its `lookup`
 * - `among`: a column that holds many ids with one or more of them (`7` or `{7,9}`); `one`: a call takes one
 * - `yearsSince`: a date at least so many years ago
 * - `picks`: each value chooses the rows in which a column of its own is true
 * - `day`: a moment on this day (2026-03-05) in Athens
 * - `from`, `to`: a moment on this day in Athens or later, or on it or before
 * - `flag`: ticked, chooses the rows in which the column is true
 */
export type ListFilter =
  | { column: string; values: readonly string[]; words?: string }
  | { column: string; like: RegExp; lookup?: 'countries' }
  | { id: string; lookup?: LookupList }
  | { among: string; lookup: LookupList; one?: true }
  | { yearsSince: string; values: readonly string[]; like: RegExp }
  | { picks: Readonly<Record<string, string>> }
  | { flag: string }
  | { day: string }
  | { from: string }
  | { to: string }

const ticked = ['1', 'true', 'on']

/** The value of a filter that a URL gives, or undefined if it makes no sense. A ticked flag is 1. */
export function chosenValue(filter: ListFilter, given: string) {
  if ('flag' in filter) return ticked.includes(given) ? '1' : undefined
  if ('picks' in filter) return Object.hasOwn(filter.picks, given) ? given : undefined
  if (takesDay(filter)) return isDay(given) ? given : undefined
  if ('id' in filter) return readId(given) && given
  if ('among' in filter) return idsIn(given).every(readId) ? given : undefined
  if ('like' in filter) return filter.like.test(given) ? given : undefined
  return filter.values.find((one) => one === given)
}

/** The ids of `{7,9}`, or the one of `7`, as texts. */
export const idsIn = (value: string) => (/^\{.*\}$/.test(value) ? value.slice(1, -1).split(',', 40) : [value])

/** Whether the value of a filter is a day. */
export const takesDay = (filter: ListFilter): filter is { day: string } | { from: string } | { to: string } =>
  'day' in filter || 'from' in filter || 'to' in filter

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The values of a filter that the catalogue names. */
export function namedValues(filter: ListFilter): readonly string[] {
  if ('picks' in filter) return Object.keys(filter.picks)
  if ('yearsSince' in filter) return []
  return 'values' in filter ? filter.values : []
}
