import { z } from 'zod'
import { PastDay } from '~/domain/day-schema'
import { ValuesThen } from '~/domain/edit-requests/schema'
import { FollowUpOnMentor } from '~/domain/follow-ups/schema'
import { OptionalText, personName, requiredText } from '~/domain/fields'
import { DeleteNote, WriteNote } from '~/domain/people/schema'
import { Id, Tick } from '~/domain/values'

/** Publishes a testimonial as it was read, or takes it off the profile. */
export const PublishTestimonial = z.object({
  intent: z.literal('publish'),
  testimonialId: Id,
  publish: z.enum(['yes', 'no'], { error: 'required' }),
  seen: Id,
})

/** The acts on a mentor's page itself. */
export const MentorAct = z.discriminatedUnion('intent', [
  WriteNote,
  DeleteNote,
  PublishTestimonial,
  FollowUpOnMentor,
])

/**
 * A testimonial. `seen` is the version that the page told last, `shown` the values
 * as the form was opened; a new one has none.
 */
export const WriteTestimonial = z.object({
  menteeFullName: personName(160),
  givenOn: PastDay,
  text: requiredText('required'),
  publish: Tick.default(false),
  seen: Id.optional(),
  shown: ValuesThen.optional(),
})

export const DeleteTestimonial = z.object({ intent: z.literal('delete') })

/** What the team does with a testimonial on its page. */
export const ActOnTestimonial = z.discriminatedUnion('intent', [
  WriteTestimonial.extend({ intent: z.literal('save') }),
  DeleteTestimonial,
])

/** Mentors are made inactive by the team; the reason goes to each mentor and may be left out. */
export const MakeInactive = z.object({ reason: OptionalText })
export type MakeInactive = z.infer<typeof MakeInactive>
