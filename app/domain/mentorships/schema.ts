import { z } from 'zod'
import { OptionalComingDay } from '~/domain/day-schema'
import { OptionalText, requiredText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'

/** An admin stops a mentorship. */
export const StopMentorship = z.object({
  requestedBy: z.enum(['mentee', 'mentor', 'admin'], { error: 'requester_missing' }),
  outcome: z.enum(['replace', 'close']).optional(),
  reason: requiredText('reason_missing'),
})
export type StopMentorship = z.infer<typeof StopMentorship>

/** An admin pauses a mentorship, perhaps until about a day; a second pause needs an override. */
export const PauseMentorship = z.object({
  until: OptionalComingDay,
  reason: OptionalText,
  override: Tick,
})
export type PauseMentorship = z.infer<typeof PauseMentorship>

/** An admin completes a mentorship; below the minimum of sessions only with explicit confirmation. */
export const CompleteMentorship = z.object({
  belowMinimum: Tick,
})

/** An admin changes the state of a mentorship; `safety` ends it today. */
export const ChangeState = z.discriminatedUnion(
  'to',
  [
    PauseMentorship.omit({ reason: true }).extend({ to: z.literal('pause'), pauseReason: OptionalText }),
    z.object({ to: z.literal('resume') }),
    CompleteMentorship.extend({ to: z.literal('complete') }),
    StopMentorship.extend({ to: z.literal('stop'), seenAtOnce: Tick }),
    z.object({ to: z.literal('safety'), safetyReason: requiredText('reason_missing') }),
  ],
  { error: 'answer_missing' },
)
export type ChangeState = z.infer<typeof ChangeState>

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
