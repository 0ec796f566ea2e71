import { z } from 'zod'
import { Tick } from '~/domain/values'

/** The admin's password, if it was not entered recently. */
const currentPassword = z.string().max(128, 'current_password_wrong').optional()

/** A refund that the team has sent by bank transfer, with the bank's reference. */
export const SentRefund = z.object({
  externalRef: z
    .string({ error: 'reference_missing' })
    .trim()
    .min(1, 'reference_missing')
    .max(100, 'too_long'),
  currentPassword,
})

/** A late deposit: its amount, with a comma or a point, and the bank's reference. */
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

/** What the team did about a flagged payment. */
export const SettledFlag = z.object({
  note: z.string({ error: 'note_missing' }).trim().min(1, 'note_missing').max(2000, 'too_long'),
})

/** Why a refund is declined. */
export const DeclinedRefund = z.object({
  answer: z.string({ error: 'reason_missing' }).trim().min(1, 'reason_missing').max(2000, 'too_long'),
})

/** A refund; without a ground in the rules it needs an override and a reason. */
export const RefundPurchase = z.object({
  override: Tick,
  reason: z.string().trim().max(2000, 'too_long').optional(),
  currentPassword,
})
export type RefundPurchase = z.infer<typeof RefundPurchase>
