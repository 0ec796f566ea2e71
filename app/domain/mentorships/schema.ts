import { z } from 'zod'
import { line, optionalLine, OptionalText, requiredText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'

const formKey = z.string().min(16).max(100)

const minutes = z
  .number({ error: 'minutes_out_of_range' })
  .int('minutes_out_of_range')
  .max(32_767, 'minutes_out_of_range')
  .optional()
const day = z.iso.date({ error: (issue) => (issue.input ? 'date_invalid' : 'required') })

/** A session that was held: day, length, topic. The key makes a form that is sent twice count once. */
export const AddSession = z.object({
  intent: z.literal('increase'),
  formKey,
  heldOn: day,
  minutes,
  note: OptionalText,
  /** Confirms a second session on the same day. */
  sameDay: Tick,
})
export type AddSession = z.infer<typeof AddSession>

/** A mentee adds a session or removes the last one. */
export const AddOwnSession = AddSession.extend({ mentorshipId: Id })
export const ChangeSessions = z.discriminatedUnion('intent', [
  AddOwnSession,
  z.object({ intent: z.literal('decrease'), mentorshipId: Id, formKey }),
])
export type ChangeSessions = z.infer<typeof ChangeSessions>

/** When and where two people meet: clocks in Athens. The key makes a form that is sent twice count once. */
export const PlanSession = z.object({
  formKey,
  day,
  time: line().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' }),
  minutes,
  place: optionalLine(300),
  note: OptionalText,
})
export type PlanSession = z.infer<typeof PlanSession>

/** A planned session is cancelled. `free`: the page said that it does not count. */
export const CancelSession = z.object({ free: Tick })

/** What became of a planned session. */
export const settledStatuses = ['held', 'no_show_mentee', 'no_show_mentor'] as const
export const SettleSession = z.object({
  status: z.enum(settledStatuses, { error: 'answer_missing' }),
  minutes,
  note: OptionalText,
})
export type SettleSession = z.infer<typeof SettleSession>

/** The same for one session of a list. */
export const AnswerSession = z.object({ sessionId: Id, status: SettleSession.shape.status })

/** An admin stops a mentorship. */
export const StopMentorship = z.object({
  requestedBy: z.enum(['mentee', 'mentor', 'admin'], { error: 'requester_missing' }),
  outcome: z.enum(['replace', 'close']).optional(),
  reason: requiredText('reason_missing'),
})
export type StopMentorship = z.infer<typeof StopMentorship>

/** An admin pauses a mentorship, perhaps until about a day; a second pause needs an override. */
export const PauseMentorship = z.object({
  until: z.iso.date('date_invalid').optional(),
  reason: OptionalText,
  override: Tick,
})
export type PauseMentorship = z.infer<typeof PauseMentorship>

/** An admin completes a mentorship; below the minimum of sessions only with explicit confirmation. */
export const CompleteMentorship = z.object({
  belowMinimum: Tick,
})

/** Feedback on a mentorship; a testimonial only from a mentee at the end. */
export const GiveFeedback = z.object({
  going: z.enum(['well', 'mixed', 'badly'], { error: 'answer_missing' }),
  words: OptionalText,
  testimonial: OptionalText,
  publishable: Tick,
})
export type GiveFeedback = z.infer<typeof GiveFeedback>

const goalText = requiredText('required', 500)

/** One of a pair writes a goal. */
export const WriteGoal = z.object({ intent: z.literal('goal'), text: goalText })

/** One of a pair changes the words of a goal. */
export const EditGoal = z.object({ intent: z.literal('edit'), goalId: Id, text: goalText })

/** One of a pair opens a reached goal again. */
export const ReopenGoal = z.object({ intent: z.literal('reopen'), goalId: Id })

/** A goal is written, reworded, reached, or open again. */
export const GoalAct = z.discriminatedUnion('intent', [
  WriteGoal,
  EditGoal,
  z.object({ intent: z.literal('reach'), goalId: Id }),
  ReopenGoal,
])
export type GoalAct = z.infer<typeof GoalAct>

/** One of a pair asks the team for a pause or the end, or withdraws that. */
export const AskWish = z.object({
  intent: z.literal('ask'),
  wish: z.enum(['pause', 'resume', 'end'], { error: 'answer_missing' }),
  reason: requiredText('reason_missing'),
})
export const WishAct = z.discriminatedUnion('intent', [
  AskWish,
  z.object({ intent: z.literal('withdraw'), wishId: Id }),
])
export type WishAct = z.infer<typeof WishAct>

/** The team's answer to it. */
export const AnswerWish = z.object({ answer: requiredText('reason_missing') })
export type AnswerWish = z.infer<typeof AnswerWish>

/** A new calendar address, or none. */
export const CalendarAct = z.object({ intent: z.enum(['renew', 'revoke']) })
