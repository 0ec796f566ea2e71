import { z } from 'zod'
import { formatDate, formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AccountContent } from './contents'
import type { FactOf, Speaker } from './facts'

/** A new version of a long text, what changed in each language, and whether consent is asked anew from its day. */
export const TextChangedContent = AccountContent.extend({
  document: z.enum(['terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility']),
  version: z.number().int().positive(),
  holdsFrom: z.string(),
  summaries: z.record(z.string(), z.string()),
  asks: z.boolean(),
})
export type TextChangedContent = z.infer<typeof TextChangedContent>

export const textFacts = {
  text: ({ document }, { t }) => t(`common:texts.${document}`),
  holdsFrom: ({ holdsFrom }, { language }) => formatLongDate(language, holdsFrom),
  whatChanges: ({ summaries }, { language }) => nameIn(language, summaries),
} satisfies Record<string, FactOf<TextChangedContent>>

/** The day the account's data will be erased. */
export const RetentionContent = AccountContent.extend({ until: z.string() })
export type RetentionContent = z.infer<typeof RetentionContent>

/** The date values for texts about an erasure. */
export function retentionDates({ until }: RetentionContent, { language }: Speaker) {
  return { until: formatDate(language, until) }
}
