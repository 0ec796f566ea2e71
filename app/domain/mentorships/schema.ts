import { z } from 'zod'

/** One more or one fewer completed session; the key makes a form sent twice count once. */
export const ChangeSessions = z.object({
  intent: z.enum(['increase', 'decrease']),
  mentorshipId: z.coerce.number().int().positive(),
  formKey: z.string().min(16).max(100),
})
export type ChangeSessions = z.infer<typeof ChangeSessions>

/** An administrator stops a mentorship. */
export const StopMentorship = z.object({
  requestedBy: z.enum(['mentee', 'mentor', 'admin'], { error: 'requester_missing' }),
  outcome: z.enum(['replace', 'close']).optional(),
  reason: z.string({ error: 'reason_missing' }).trim().min(1, 'reason_missing').max(2000, 'too_long'),
})
export type StopMentorship = z.infer<typeof StopMentorship>

/** An administrator completes a mentorship, below the minimum only knowingly. */
export const CompleteMentorship = z.object({
  belowMinimum: z.literal('on').transform(() => true).optional(),
})
