import { z } from 'zod'
import { Day } from '~/domain/day-schema'
import { ValuesThen } from '~/domain/edit-requests/schema'
import { personName, requiredText } from '~/domain/fields'
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
