import { z } from 'zod'
import { lines, OptionalText, requiredText } from '~/domain/fields'
import { OptionalComingDay } from '~/domain/day-schema'
import { Id, mustTick, Tick } from '~/domain/values'

const message = lines().min(20, 'message_length').max(2000, 'message_length')

/** A request for mentoring. The tick is the express request to begin. */
export const MentoringRequest = z.object({ kind: z.literal('mentoring'), message, beginRequested: Tick })

/** A request for coaching: also the reason, the field, and consent to the terms of coaching. */
export const CoachingRequest = z.object({
  kind: z.literal('coaching'),
  message,
  reason: requiredText('required'),
  fieldOfInterest: Id,
  termsAccepted: mustTick('terms_not_accepted'),
  beginRequested: Tick,
})

/** Either kind. */
export const SendRequest = z.discriminatedUnion('kind', [MentoringRequest, CoachingRequest])
export type SendRequest = z.infer<typeof SendRequest>

export const rejectReasons = ['no_time', 'other_field', 'not_a_match', 'already_mentoring', 'other'] as const

/** A rejection. Everything is optional; the message goes to the mentee, the note to the team. */
export const RejectRequest = z.object({
  rejectReason: z.enum(rejectReasons).optional(),
  rejectMessage: OptionalText,
  teamNote: OptionalText,
})
export type RejectRequest = z.infer<typeof RejectRequest>

/** The team answers for the mentor, or reminds her. */
export const AnswerForMentor = z.discriminatedUnion(
  'to',
  [
    z.object({ to: z.literal('approve') }),
    RejectRequest.extend({ to: z.literal('reject') }),
    z.object({ to: z.literal('remind') }),
  ],
  { error: 'answer_missing' },
)

/** A rejection by the mentor, who may also be away until a day. The day is only used with the tick. */
export const DeclineRequest = RejectRequest.extend({ beAway: Tick, until: OptionalComingDay }).superRefine(
  ({ beAway, until }, context) => {
    if (beAway && !until) context.addIssue({ code: 'custom', path: ['until'], message: 'required' })
  },
)
export type DeclineRequest = z.infer<typeof DeclineRequest>

/** The mentor's one question about a request. */
export const AskQuestion = z.object({ question: requiredText('required', 1000) })

/** The mentee's one answer to it. */
export const AnswerQuestion = z.object({ answer: requiredText('required') })
