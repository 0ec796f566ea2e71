import { z } from 'zod'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { PurchaseContent } from './contents'
import { purchaseFacts, type FactOf } from './facts'

/** Added by rules.refund_mail: the ground, when it was asked, how it was sent, and to whom. */
export const RefundContent = PurchaseContent.extend({
  ground: z.string(),
  at: z.string(),
  by: z.enum(['card', 'bank']),
  /** A dispute holds the money up. Missing in older mails. */
  disputed: z.boolean().optional(),
  /** Left out in mails to the team. */
  buyer: z.string().optional(),
  email: z.string().optional(),
  /** Where a share is kept after a mentorship began: what was paid, what of it is kept, and for which sessions. */
  paidCents: z.number().int().optional(),
  keptCents: z.number().int().optional(),
  sessionsHeld: z.number().int().optional(),
  sessionsTotal: z.number().int().optional(),
})
export type RefundContent = z.infer<typeof RefundContent>

export const refundFacts = {
  ...purchaseFacts,
  requestedAt: ({ at }, { language }) => formatDateTime(language, at),
  buyer: ({ buyer }) => buyer,
  buyerEmail: ({ email }) => email,
  refundAmount: ({ cents, currency }, { language }) => formatMoney(language, cents, currency),
  paidAmount: ({ paidCents, currency }, { language }) =>
    paidCents === undefined ? null : formatMoney(language, paidCents, currency),
  sessionsHeld: ({ sessionsHeld, sessionsTotal }, { t }) =>
    sessionsTotal === undefined
      ? null
      : t('common:facts.heldOf', { held: sessionsHeld, total: sessionsTotal }),
  keptAmount: ({ keptCents, currency }, { language }) =>
    keptCents === undefined ? null : formatMoney(language, keptCents, currency),
} satisfies Record<string, FactOf<RefundContent>>

/** What goes back; the first three only after a mentorship began. */
export const refundComputation = ['paidAmount', 'sessionsHeld', 'keptAmount', 'refundAmount'] as const
