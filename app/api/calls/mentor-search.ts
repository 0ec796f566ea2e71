import { z } from 'zod'
import { cursorText, readCursor, readFilters, sorts, type MentorFilters } from '~/domain/mentors/filters'
import { findMentor, searchMentors } from '~/domain/mentors/mentors.server'
import { showMentors, showProfile } from '~/domain/mentors/shown-mentor.server'

import { call } from '../call'
import { notFound } from '../not-found.server'
import { PublicMentor, shownMentor } from '../shapes/mentors'
import { shownTestimonial, Testimonial } from '../shapes/testimonials'
import { listOf, whole } from '../shapes/whole-list'

const flag = z.enum(['true', '1', 'on']).optional().catch(undefined)
const flagKeys = [
  'isActive',
  'isNotActive',
  'isMentor',
  'isCoach',
  'isAvailable',
  'isNotAvailable',
  'isAvailableForMentoring',
  'isNotAvailableForMentoring',
  'isAvailableForCoaching',
  'isNotAvailableForCoaching',
  'supportsGreek',
  'supportsEnglish',
] as const satisfies (keyof MentorFilters)[]
const flags = Object.fromEntries(flagKeys.map((key) => [key, flag])) as Record<
  (typeof flagKeys)[number],
  typeof flag
>

/** The filter keys of the specification. A value that no mentor can have is ignored, as on the page. */
const filters = z.object({
  q: z.string().optional(),
  ...flags,
  country: z.string().optional(),
  county: z.string().optional(),
  yearsOfExperience: z.string().optional(),
  industry: z.string().optional(),
  fieldOfSupport: z.array(z.string()).optional(),
  sort: z.enum(sorts).optional().catch(undefined),
  cursor: z
    .string()
    .refine((text) => readCursor(new URLSearchParams({ after: text })).after !== undefined)
    .optional(),
  limit: z.number().int().min(1).max(100).default(20),
})

/** Both paths of the specification find the same mentors. */
const search = (path: string, summary: string) =>
  call({
    method: 'GET',
    path,
    as: 'public',
    summary,
    kept: true,
    query: filters,
    example: { query: { isCoach: 'true', limit: 20 } },
    bare: true,
    result: listOf(PublicMentor),
    async run({ viewer, request, query: { cursor = '', limit }, language }) {
      const asked = new URL(request.url).searchParams
      const after = readCursor(new URLSearchParams({ after: cursor }))
      const { mentors, more, total } = await searchMentors(viewer, readFilters(asked), after, limit)
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
  kept: true,
  errors: ['not_found'],
  bare: true,
  result: listOf(Testimonial),
  async run({ viewer, ids: [id] }) {
    const mentor = await findMentor(viewer, id!)
    if (!mentor) throw notFound()
    return whole(mentor.testimonials.map((each) => shownTestimonial({ ...each, mentorId: id! })))
  },
})

export const mentorProfile = call({
  method: 'GET',
  path: 'client/user/mentors/{id}',
  as: 'public',
  summary: 'Returns the public profile of a mentor.',
  kept: true,
  errors: ['not_found'],
  result: PublicMentor.extend({
    description: z.string(),
    links: z.array(z.string()),
    offersMentoring: z.boolean(),
    offersCoaching: z.boolean(),
  }),
  async run({ viewer, ids: [id], language }) {
    const mentor = await findMentor(viewer, id!)
    if (!mentor) throw notFound()
    const profile = await showProfile(mentor, language)
    return { ...profile, ...shownMentor(profile) }
  },
})
