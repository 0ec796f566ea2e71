import { z } from 'zod'
import { formatDate, formatLongDate } from '~/i18n/format'
import { PurchaseContent } from './contents'
import { purchaseFacts, type FactOf, type Speaker } from './facts'

/** A package with unclaimed parts, and the end of its claim period. */
export const ClaimContent = PurchaseContent.extend({ claimUntil: z.string() })
export type ClaimContent = z.infer<typeof ClaimContent>

export const claimFacts = {
  ...purchaseFacts,
  claimUntil: ({ claimUntil }, { language }) => formatLongDate(language, claimUntil),
} satisfies Record<string, FactOf<ClaimContent>>

/** The date values for the texts of such a mail. */
export function claimDates({ claimUntil }: ClaimContent, { language }: Speaker) {
  return { claimUntil: formatDate(language, claimUntil) }
}
