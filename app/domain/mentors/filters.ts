import { z } from 'zod'

// A ticked box sends `on`, links of other systems `true`.
const flag = z
  .enum(['1', 'true', 'on'])
  .transform(() => '1' as const)
  .optional()
  .catch(undefined)
const id = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined)

/** The filters of a search for mentors, by the names the product gives them; what makes no sense is left out. */
export const MentorFilters = z.object({
  q: z.string().trim().max(100).optional().catch(undefined),
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
})
export type MentorFilters = z.infer<typeof MentorFilters>

const cursorKey = z.object({ rank: z.number().int(), place: z.number().int(), id: z.number().int() })

/** The card where a page begins or ends: its rank, its place in the order of the day, its id. */
export type CursorKey = z.infer<typeof cursorKey>
export type Cursor = { after?: CursorKey; before?: CursorKey }

/** Reads filters from a query; fieldOfSupport may come several times. Empty values are no filters. */
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

/** The number of the page, as the links between pages count them; 1 without a cursor. */
export function readPage(query: URLSearchParams, { after, before }: Cursor) {
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')
  return page && (after || before) ? Number(page[0]) : 1
}

/** Reads ?after= or ?before=, written as rank.place.id. */
export function readCursor(query: URLSearchParams): Cursor {
  return { after: readKey(query.get('after')), before: readKey(query.get('before')) }
}

/** A key of a cursor as it stands in a URL. */
export function cursorText({ rank, place, id }: CursorKey) {
  return `${rank}.${place}.${id}`
}

function readKey(text: string | null): CursorKey | undefined {
  const found = text?.match(/^(\d)\.(-?\d{1,10})\.(\d{1,10})$/)
  const key = found && { rank: Number(found[1]), place: Number(found[2]), id: Number(found[3]) }
  return key && Math.abs(key.place) <= 2_147_483_648 && key.id <= 2_147_483_647 ? key : undefined
}
