import { z } from 'zod'
import { AnyDay, OptionalAnyDay } from '~/domain/day-schema'
import { line, optionalLine, OptionalText, requiredText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'

const formKey = z.string().min(16).max(100)

const minutes = z
  .number({ error: 'minutes_out_of_range' })
  .int('minutes_out_of_range')
  .max(32_767, 'minutes_out_of_range')
  .optional()
export const clock = line().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' })

/** A session that was held: day, length, topic. The key makes a form that is sent twice count once. */
export const AddSession = z.object({
  intent: z.literal('increase'),
  formKey,
  heldOn: AnyDay,
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
  day: AnyDay,
  time: clock,
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

/** An admin ends a mentorship today, for safety. */
export const EndForSafety = z.object({ reason: requiredText('reason_missing') })

/** An admin pauses a mentorship, perhaps until about a day; a second pause needs an override. */
export const PauseMentorship = z.object({
  until: OptionalAnyDay,
  reason: OptionalText,
  override: Tick,
})
export type PauseMentorship = z.infer<typeof PauseMentorship>

/** An admin completes a mentorship; below the minimum of sessions only with explicit confirmation. */
export const CompleteMentorship = z.object({
  belowMinimum: Tick,
})

/** The answers to the fixed questions: from not at all to completely. */
export const scale = [1, 2, 3, 4, 5] as const
export const recommending = ['yes', 'maybe', 'no'] as const

const level = z
  .number({ error: 'answer_missing' })
  .int('answer_missing')
  .min(1, 'answer_missing')
  .max(5, 'answer_missing')
const Outcome = z.object({
  standing: level.optional(),
  confidence: level.optional(),
  goal: level.optional(),
  recommends: z.enum(recommending, { error: 'answer_missing' }).optional(),
})

/** At the start a mentee answers only the fixed questions. */
export const GiveStart = Outcome.extend({ intent: z.literal('start') })

/** Feedback on a mentorship; a mentee also answers the fixed questions, and gives a testimonial at the end. */
export const GiveFeedback = Outcome.extend({
  going: z.enum(['well', 'mixed', 'badly'], { error: 'answer_missing' }),
  words: OptionalText,
  testimonial: OptionalText,
  publishable: Tick,
})
export type GiveFeedback = z.infer<typeof GiveFeedback>

/** The same on the page of a mentorship's end, where it is asked at two times. */
export const GiveClosing = GiveFeedback.extend({ intent: z.enum(['end', 'later']) })

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

/** The page of the goals also asks a mentee where she starts from. */
export const GoalsPageAct = z.union([GoalAct, GiveStart])

/** One of a pair asks the team for help, reports something serious, or withdraws what was asked. */
export const AskWish = z.object({
  intent: z.literal('ask'),
  wish: z.enum(['pause', 'resume', 'another', 'end', 'report'], { error: 'answer_missing' }),
  reason: requiredText('reason_missing'),
})
export type AskWish = z.infer<typeof AskWish>
export const WishAct = z.discriminatedUnion('intent', [
  AskWish,
  z.object({ intent: z.literal('withdraw'), wishId: Id }),
])
export type WishAct = z.infer<typeof WishAct>

/** The team's answer to it. */
export const AnswerWish = z.object({
  intent: z.literal('answer'),
  wishId: Id,
  answer: requiredText('reason_missing'),
})

/** A new calendar address, or none. */
export const CalendarAct = z.object({ intent: z.enum(['renew', 'revoke']) })
