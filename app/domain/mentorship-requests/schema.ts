import { z } from 'zod'
import { Id, mustTick } from '~/domain/values'

const message = z.string({ error: 'required' }).trim().min(20, 'message_length').max(2000, 'message_length')

/** A request for mentoring. */
export const MentoringRequest = z.object({ kind: z.literal('mentoring'), message })

/** A request for coaching: also the reason, the field, and consent to the terms of coaching. */
export const CoachingRequest = z.object({
  kind: z.literal('coaching'),
  message,
  reason: z.string({ error: 'required' }).trim().min(1, 'required').max(2000, 'too_long'),
  fieldOfInterest: Id,
  termsAccepted: mustTick('terms_not_accepted'),
})

/** Either kind. */
export const SendRequest = z.discriminatedUnion('kind', [MentoringRequest, CoachingRequest])
export type SendRequest = z.infer<typeof SendRequest>

export const rejectReasons = ['no_time', 'other_field', 'not_a_match', 'already_mentoring', 'other'] as const

/** A rejection. Everything is optional; the message goes to the mentee, the note to the team. */
export const RejectRequest = z.object({
  rejectReason: z.enum(rejectReasons).optional(),
  rejectMessage: z.string().trim().max(2000, 'too_long').optional(),
  teamNote: z.string().trim().max(2000, 'too_long').optional(),
})
export type RejectRequest = z.infer<typeof RejectRequest>
