import { z } from 'zod'
import { DecisionContent } from './contents'
import type { FactOf } from './facts'

const wish = z.enum(['pause', 'resume', 'another', 'end'])
/** The author's role in the mentorship; missing in older mails. */
const authorsRole = z.enum(['mentee', 'mentor']).optional()

/** A wish for a pause, the resumption or the end of a mentorship, or for another mentor; its words only for its author. */
export const WishContent = DecisionContent.extend({
  mentorshipId: z.number().int().positive(),
  wishId: z.number().int().positive().optional(),
  wish,
  role: authorsRole,
  /** Of the author, then of the other one; only for the team. */
  initials: z.string().optional(),
})

/** The team's answer to it; older mails have the answer only. */
export const WishAnswerContent = DecisionContent.extend({ wish: wish.optional(), role: authorsRole })
export type WishAnswerContent = z.infer<typeof WishAnswerContent>
export type WishContent = z.infer<typeof WishContent>

/** What one of a pair asked the team for. */
export const wishFacts = {
  wish: ({ wish }, { t }) => wish && t(`words.wish.${wish}`),
} satisfies Record<string, FactOf<WishAnswerContent>>
