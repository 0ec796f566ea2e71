import { z } from 'zod'
import { OptionalComingDay, OptionalClock } from '~/domain/day-schema'
import { optionalLine } from '~/domain/fields'
import { Id } from '~/domain/values'

/** How many times may be offered together. */
export const nths = [1, 2, 3] as const

const fields = {
  day1: OptionalComingDay,
  time1: OptionalClock,
  day2: OptionalComingDay,
  time2: OptionalClock,
  day3: OptionalComingDay,
  time3: OptionalClock,
  place: optionalLine(300),
}
export type OfferedTimes = z.infer<z.ZodObject<typeof fields>>

/** A time has its day and its hour, and so have those before it in the form. */
const whole = (least: number) => (offered: OfferedTimes, context: z.RefinementCtx) => {
  const last = Math.max(least, ...nths.filter((nth) => offered[`day${nth}`] || offered[`time${nth}`]))
  const missing = nths
    .filter((nth) => nth <= last)
    .flatMap((nth) => [`day${nth}` as const, `time${nth}` as const])
    .filter((name) => !offered[name])
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'required' })
}

/** The mentor accepts a request, perhaps with times for the first session. Clocks in Athens. */
export const ApproveRequest = z.object(fields).superRefine(whole(0))

/** One side offers times for a session. */
export const ProposeTimes = z.object({ intent: z.literal('propose'), ...fields }).superRefine(whole(1))

/** The other side takes one of them. */
export const TakeTime = z.object({
  intent: z.literal('take'),
  proposalId: Id,
  startsAt: z.coerce.date({ error: 'times_not_open' }),
})

export const WithdrawTimes = z.object({ intent: z.literal('withdraw'), proposalId: Id })

/** What the page of the times sends. */
export const TimesAct = z.discriminatedUnion('intent', [ProposeTimes, TakeTime, WithdrawTimes])
export type TimesAct = z.infer<typeof TimesAct>
