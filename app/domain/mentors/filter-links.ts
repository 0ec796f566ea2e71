import { cursorText, type Cursor, type CursorKey, type MentorFilters } from './filters'

type PathOptions = { without?: Chosen; cursor?: Cursor; page?: number }

/** One active filter; each support topic is an entry of its own. */
export type Chosen = { key: Exclude<keyof MentorFilters, 'sort'>; value: string }

/** The ids of the support topics in the filters. */
export function topicsOf({ fieldOfSupport }: MentorFilters) {
  return fieldOfSupport ? fieldOfSupport.slice(1, -1).split(',') : []
}

/** All active filters, one entry each. */
export function chosenFilters(filters: MentorFilters): Chosen[] {
  const { fieldOfSupport: _, sort: __, ...single } = filters
  const others = Object.entries(single).map(([key, value]) => ({
    key: key as Chosen['key'],
    value: String(value),
  }))
  return [...others, ...topicsOf(filters).map((value) => ({ key: 'fieldOfSupport' as const, value }))]
}

/** The URL of a search: its filters, without one of them if given, and its cursor. */
export function searchPath(filters: MentorFilters, { without, cursor, page }: PathOptions = {}) {
  const query = new URLSearchParams()
  for (const { key, value } of chosenFilters(filters)) {
    if (key !== without?.key || value !== without.value) query.append(key, value)
  }
  if (filters.sort) query.set('sort', filters.sort)
  if (cursor?.after) query.set('after', cursorText(cursor.after))
  if (cursor?.before) query.set('before', cursorText(cursor.before))
  if (cursor && page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/mentors?${query}` : '/mentors'
}

/**
 * What the visitor looks for (any mentor, mentoring or coaching), and whether the mentor must be available.
 */
export type Seeking = { seek: 'any' | 'mentoring' | 'coaching'; free: boolean }

/** The filters of what a visitor looks for: of mentors who offer it, and of those who are available for it. */
export const seekKeys = {
  any: { offered: undefined, free: 'isAvailable' },
  mentoring: { offered: 'isMentor', free: 'isAvailableForMentoring' },
  coaching: { offered: 'isCoach', free: 'isAvailableForCoaching' },
} as const

const seekable = ['coaching', 'mentoring', 'any'] as const

/** Reads from the filters what the visitor looks for, for the first fields of the form. */
export function seekingOf(filters: MentorFilters): Seeking {
  const seek = seekable.find((one) => {
    const { offered, free } = seekKeys[one]
    return filters[free] || (offered && filters[offered])
  })
  return { seek: seek ?? 'any', free: seekable.some((one) => filters[seekKeys[one].free]) }
}

/**
 * Converts the fields of a submitted form to the product's filter names; null if there is nothing to convert.
 */
export function tidyQuery(query: URLSearchParams): URLSearchParams | null {
  const chosen = query.get('seek')
  if (chosen === null) return null
  const tidy = new URLSearchParams(
    [...query].filter(([key, value]) => key !== 'seek' && key !== 'free' && value !== ''),
  )
  const { offered, free } = seekKeys[seekable.find((one) => one === chosen) ?? 'any']
  const key = query.get('free') ? free : offered
  if (key) tidy.set(key, '1')
  return tidy
}

/** The filters without one of them. */
export function filtersWithout(filters: MentorFilters, { key, value }: Chosen): MentorFilters {
  const { [key]: _, ...others } = filters
  const topics = key === 'fieldOfSupport' ? topicsOf(filters).filter((topic) => topic !== value) : []
  return topics.length > 0 ? { ...others, fieldOfSupport: `{${topics.join(',')}}` } : others
}

type Card = { availabilityRank: number; place: number; mentorId: number }

const cursorOf = (card: Card | undefined): CursorKey | undefined =>
  card && { rank: card.availabilityRank, place: card.place, id: card.mentorId }

/** The links to the previous and the next page, if they exist. */
export function pagesAround(
  filters: MentorFilters,
  cursor: Cursor,
  page: number,
  found: { mentors: Card[]; more: boolean },
) {
  const first = cursorOf(found.mentors[0])
  const last = cursorOf(found.mentors.at(-1))
  const previous = cursor.before ? found.more : Boolean(cursor.after)
  const next = cursor.before ? true : found.more
  return {
    first: cursor.before || cursor.after ? searchPath(filters) : undefined,
    previous:
      previous && first ? searchPath(filters, { cursor: { before: first }, page: page - 1 }) : undefined,
    next: next && last ? searchPath(filters, { cursor: { after: last }, page: page + 1 }) : undefined,
  }
}
