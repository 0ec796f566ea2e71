import { z } from 'zod'
import { line } from '~/domain/fields'
import { cursorText, readCursor, sorts, type MentorFilters } from '~/domain/mentors/filters'
import { findMentor, searchMentors } from '~/domain/mentors/mentors.server'
import { showMentors } from '~/domain/mentors/shown-mentor.server'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { choiceOf } from '../shapes/choice'
import { PublicMentor, shownMentor } from '../shapes/mentors'
import { shownTestimonial, Testimonial } from '../shapes/testimonials'
import { listOf, whole } from '../shapes/whole-list'

// False asks for those whom true leaves out.
const flag = z.boolean().optional()

/** The filter keys of the specification. */
const filters = z.object({
  q: line().max(100, 'too_long').optional(),
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
  supportsGreek: flag,
  supportsEnglish: flag,
  country: choiceOf('countries').optional(),
  county: choiceOf('places').optional(),
  yearsOfExperience: z.number().int().min(1).max(60).optional(),
  industry: choiceOf('industries').optional(),
  fieldOfSupport: z.array(choiceOf('support_topics')).max(30).optional(),
  sort: z.enum(sorts).optional(),
  cursor: z
    .string()
    .refine((text) => readCursor(new URLSearchParams({ after: text })).after !== undefined, 'not_understood')
    .optional(),
  limit: z.number().int().min(1).max(100).default(20),
})

/** The filters as SQL reads them. */
function filtersOf(query: z.output<typeof filters>) {
  const { cursor: _, limit: __, fieldOfSupport, ...given } = query
  const single = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value])
  return {
    ...Object.fromEntries(single),
    ...(fieldOfSupport && { fieldOfSupport: `{${fieldOfSupport.join(',')}}` }),
  } as MentorFilters
}

/** Both paths of the specification find the same mentors. */
const search = (path: string, summary: string) =>
  call({
    method: 'GET',
    path,
    as: 'public',
    summary,
    cached: true,
    query: filters,
    example: { query: { isCoach: true, limit: 20 } },
    bare: true,
    result: listOf(PublicMentor),
    async run({ viewer, query, language }) {
      const after = readCursor(new URLSearchParams({ after: query.cursor ?? '' }))
      const { mentors, more, total } = await searchMentors(viewer, filtersOf(query), after, query.limit)
      const last = mentors.at(-1)
      return {
        result: (await showMentors(mentors, language)).map(shownMentor),
        total,
        next:
          more && last
            ? cursorText({ rank: last.availabilityRank, place: last.place, id: last.mentorId })
            : null,
      }
    },
  })

export const mentors = search(
  'client/user/mentors',
  'Lists the mentors that the viewer may see, available ones first.',
)
export const searchCall = search(
  'client/user/mentors/search',
  'Searches the mentors that the viewer may see.',
)

export const mentorTestimonials = call({
  method: 'GET',
  path: 'client/user/mentors/{id}/testimonials',
  as: 'public',
  summary: 'Lists what mentees said about a mentor, the latest first.',
  cached: true,
  bare: true,
  result: listOf(Testimonial),
  async run({ viewer, ids: [id] }) {
    const mentor = await findMentor(viewer, id!)
    if (!mentor) throw notFound()
    return whole(mentor.testimonials.map((each) => shownTestimonial({ ...each, mentorId: id! })))
  },
})
