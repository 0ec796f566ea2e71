import { z } from 'zod'
import { Day, OptionalAnyDay, OptionalDay } from '~/domain/day-schema'
import { ValuesThen } from '~/domain/edit-requests/schema'
import { OptionalText, personName, requiredText } from '~/domain/fields'
import { DeleteNote, WriteNote } from '~/domain/people/schema'
import { Id, Tick } from '~/domain/values'
import { versionFields } from '~/domain/edits/versions'

/** Publishes a testimonial as it was read, or takes it off the profile. */
export const PublishTestimonial = z.object({
  intent: z.literal('publish'),
  testimonialId: Id,
  publish: z.enum(['yes', 'no'], { error: 'required' }),
  seen: Id,
})

/** The acts on a mentor's page itself. */
export const MentorAct = z.discriminatedUnion('intent', [WriteNote, DeleteNote, PublishTestimonial])

/**
 * A testimonial. `seen` is the version that the page told last, `shown` the values
 * as the form was opened; a new one has none.
 */
export const WriteTestimonial = z.object({
  menteeFullName: personName(160),
  givenOn: Day,
  text: requiredText('required'),
  publish: Tick.default(false),
  seen: Id.optional(),
  shown: ValuesThen.optional(),
})
export type WriteTestimonial = z.infer<typeof WriteTestimonial>

/** Sets a mentor inactive, with the reason that the mentor reads. */
export const SetInactive = z.object({ status: z.literal('inactive'), reason: requiredText('reason_missing') })

/** Sets a mentor active or inactive. */
export const SetMentorStatus = z.discriminatedUnion('status', [
  SetInactive,
  z.object({ status: z.literal('active') }),
])

/** What the team has seen of a mentor who accepts minors; SQL decides which days fit each other. */
export const NoteClearance = z.object({
  declaredOn: OptionalDay,
  seenOn: OptionalDay,
  validUntil: OptionalAnyDay,
  ...versionFields,
})

/** Mentors are made inactive by the team; the reason goes to each mentor and may be left out. */
export const MakeInactive = z.object({ reason: OptionalText })
export type MakeInactive = z.infer<typeof MakeInactive>
