import { z } from 'zod'
import { line } from '~/domain/fields'

// A ticked checkbox sends `on`, links from other sites `true`.
const flag = z
  .enum(['1', 'true', 'on'])
  .transform(() => '1' as const)
  .optional()
  .catch(undefined)
const id = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined)

/** The database stops counting the mentors of a search after these. */
export const mostCounted = 1000

/** The years of experience to choose from; api.mentor_option_counts has the same. */
export const yearSteps = [3, 5, 10, 15, 20]

/** The orders to choose from; without one, available mentors come first, in an order that changes every day. */
export const sorts = ['newest', 'name'] as const

/** The filters of a search for mentors, and its order; invalid values are ignored. */
export const MentorFilters = z.object({
  q: line().max(100).optional().catch(undefined),
  isActive: flag,
  isNotActive: flag,
  isMentor: flag,
  isCoach: flag,
  isAvailable: flag,
  isNotAvailable: flag,
  isAvailableForMentoring: flag,
  isNotAvailableForMentoring: flag,
  isAvailableForCoaching: flag,
  isNotAvailableForCoaching: flag,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  county: id,
  yearsOfExperience: z.coerce.number().int().min(1).max(60).optional().catch(undefined),
  industry: id,
  fieldOfSupport: z
    .string()
    .regex(/^\{\d{1,9}(,\d{1,9}){0,29}\}$/)
    .optional()
    .catch(undefined),
  supportsGreek: flag,
  supportsEnglish: flag,
  sort: z.enum(sorts).optional().catch(undefined),
})
export type MentorFilters = z.infer<typeof MentorFilters>

const cursorKey = z.object({ rank: z.number().int(), place: z.number().int(), id: z.number().int() })

/** The cursor of a card: its rank, its position in the order of the day, its id. */
export type CursorKey = z.infer<typeof cursorKey>
export type Cursor = { after?: CursorKey; before?: CursorKey }

/** Reads filters from a query string. fieldOfSupport may be repeated; empty values are ignored. */
export function readFilters(query: URLSearchParams): MentorFilters {
  const topics = query
    .getAll('fieldOfSupport')
    .filter((topic) => /^\d{1,9}$/.test(topic))
    .slice(0, 30)
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  return JSON.parse(
    JSON.stringify(
      MentorFilters.parse({ ...given, fieldOfSupport: topics.length ? `{${topics.join(',')}}` : undefined }),
    ),
  )
}

/** The page number from the query string; 1 without a cursor. */
export function readPage(query: URLSearchParams, { after, before }: Cursor) {
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')
  return page && (after || before) ? Number(page[0]) : 1
}

/** Reads ?after= or ?before=, written as rank.place.id. */
export function readCursor(query: URLSearchParams): Cursor {
  return { after: readKey(query.get('after')), before: readKey(query.get('before')) }
}

/** A cursor as it appears in a URL. */
export function cursorText({ rank, place, id }: CursorKey) {
  return `${rank}.${place}.${id}`
}

function readKey(text: string | null): CursorKey | undefined {
  const found = text?.match(/^(\d)\.(-?\d{1,10})\.(\d{1,10})$/)
  const key = found && { rank: Number(found[1]), place: Number(found[2]), id: Number(found[3]) }
  return key && Math.abs(key.place) <= 2_147_483_648 && key.id <= 2_147_483_647 ? key : undefined
}
