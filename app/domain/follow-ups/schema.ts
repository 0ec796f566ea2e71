import { z } from 'zod'
import { requiredText } from '~/domain/fields'
import { athensDay } from '~/i18n/format'

/** What can be wrong with a mentorship (unhappy, quiet) or a mentor (flagged). */
export const troubles = ['unhappy', 'quiet', 'flagged'] as const
export type Trouble = (typeof troubles)[number]

/** After how many days the team may want to look again. */
export const lookAgainAfter = ['1', '3', '7', '14', '30', '90'] as const

const dayIn = (days: string) => athensDay(new Date(Date.now() + Number(days) * 86_400_000))

/** The day of that; null: not by itself. */
export const LookAgain = z
  .enum(lookAgainAfter)
  .optional()
  .transform((days) => (days ? dayIn(days) : null))

/** The last line about the trouble that the page showed; 0 if there was none. */
const seen = z.coerce
  .number()
  .int()
  .min(0)
  .transform((id) => id || null)

const takeOver = <T extends Trouble>(...troubled: [T, ...T[]]) =>
  z.object({ intent: z.literal('take'), trouble: z.enum(troubled), seen })

// Without `lookAgain` the team looks again only when it happens anew.
const settle = <T extends Trouble>(...troubled: [T, ...T[]]) =>
  z.object({
    intent: z.literal('settle'),
    trouble: z.enum(troubled),
    seen,
    note: requiredText('trouble_note_missing'),
    lookAgain: LookAgain,
  })

/** How any trouble is settled. */
export const Settle = settle(...troubles)

/** An admin looks after a trouble of a mentorship, or settles it. */
export const FollowUpOnPair = z.discriminatedUnion('intent', [
  takeOver('unhappy', 'quiet'),
  settle('unhappy', 'quiet'),
])

/** The same for a mentor. */
export const FollowUpOnMentor = z.discriminatedUnion('intent', [takeOver('flagged'), settle('flagged')])

export type FollowUp = z.infer<typeof FollowUpOnPair> | z.infer<typeof FollowUpOnMentor>
