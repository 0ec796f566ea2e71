import { z } from 'zod'
import { Tick } from '~/domain/values'

/** The password of an administrator, asked for when she has not typed it lately. */
const currentPassword = z.string().max(128, 'current_password_wrong').optional()

/** A refund the team has sent from its own account, with what the bank calls the transfer. */
export const SentRefund = z.object({
  externalRef: z
    .string({ error: 'reference_missing' })
    .trim()
    .min(1, 'reference_missing')
    .max(100, 'too_long'),
  currentPassword,
})

/** A deposit that came late: how much, with a comma or a point, and what the bank calls the transfer. */
export const LateDeposit = z.object({
  amount: z
    .string({ error: 'amount_invalid' })
    .trim()
    .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'amount_invalid')
    .transform((euros) => Math.round(Number(euros.replace(',', '.')) * 100)),
  externalRef: z
    .string({ error: 'reference_missing' })
    .trim()
    .min(1, 'reference_missing')
    .max(100, 'too_long'),
  currentPassword,
})
export type LateDeposit = z.infer<typeof LateDeposit>

/** What the team did about a payment that was flagged. */
export const SettledFlag = z.object({
  note: z.string({ error: 'note_missing' }).trim().min(1, 'note_missing').max(2000, 'too_long'),
})

/** Why a purchase is not given back. */
export const DeclinedRefund = z.object({
  answer: z.string({ error: 'reason_missing' }).trim().min(1, 'reason_missing').max(2000, 'too_long'),
})

/** A purchase that is given back; without a ground of the rules only knowingly and with a reason. */
export const RefundPurchase = z.object({
  override: Tick,
  reason: z.string().trim().max(2000, 'too_long').optional(),
  currentPassword,
})
export type RefundPurchase = z.infer<typeof RefundPurchase>
