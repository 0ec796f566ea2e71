import { z } from 'zod'
import { AnyDay, Clock, ComingDay } from '~/domain/day-schema'
import { optionalLine, OptionalText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'

const formKey = z.string().min(16).max(100)

const minutes = z
  .number({ error: 'minutes_out_of_range' })
  .int('minutes_out_of_range')
  .max(32_767, 'minutes_out_of_range')
  .optional()

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
  day: ComingDay,
  time: Clock,
  minutes,
  place: optionalLine(300),
  note: OptionalText,
})
export type PlanSession = z.infer<typeof PlanSession>

/** A planned session gets another time or place. */
export const MoveSession = PlanSession.extend({ intent: z.literal('move') })

/** A planned session is cancelled. `free`: the page said that it does not count. */
export const CancelSession = z.object({ intent: z.literal('cancel'), free: Tick })

/** What became of a planned session. */
export const settledStatuses = ['held', 'no_show_mentee', 'no_show_mentor'] as const
export const SettleSession = z.object({
  status: z.enum(settledStatuses, { error: 'answer_missing' }),
  minutes,
  note: OptionalText,
})
export type SettleSession = z.infer<typeof SettleSession>

export const SettleOne = SettleSession.extend({ intent: z.literal('settle') })

/** An admin takes a session out of the log. */
export const RemoveSession = z.object({ intent: z.literal('remove') })

/** What becomes of a session. */
export const ActOnSession = z.discriminatedUnion('intent', [
  MoveSession,
  CancelSession,
  SettleOne,
  RemoveSession,
])
export type ActOnSession = z.infer<typeof ActOnSession>

/** The same for one session of a list. */
export const AnswerSession = z.object({ sessionId: Id, status: SettleSession.shape.status })
