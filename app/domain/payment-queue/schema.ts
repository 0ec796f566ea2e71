import { z } from 'zod'
import { OptionalText, PasswordAgain, requiredText } from '~/domain/fields'
import { euros, Tick } from '~/domain/values'

/** A refund that the team has sent by bank transfer, with the bank's reference. */
export const SentRefund = z.object({
  externalRef: z
    .string({ error: 'reference_missing' })
    .trim()
    .min(1, 'reference_missing')
    .max(100, 'too_long'),
  currentPassword: PasswordAgain,
})

/** A deposit: its amount, and the bank's reference. */
export const Deposit = z.object({
  amount: euros('amount_invalid'),
  externalRef: z
    .string({ error: 'reference_missing' })
    .trim()
    .min(1, 'reference_missing')
    .max(100, 'too_long'),
  currentPassword: PasswordAgain,
})
export type Deposit = z.infer<typeof Deposit>

/** What the team did about a flagged payment. */
export const SettledFlag = z.object({
  note: requiredText('note_missing'),
})

/** Why a refund is declined. */
export const DeclinedRefund = z.object({
  answer: requiredText('reason_missing'),
})

/** A refund. All that is left needs, without a ground in the rules, an override and a reason; a part a reason. */
export const RefundPurchase = z.object({
  amount: euros('amount_invalid'),
  override: Tick,
  reason: OptionalText,
  currentPassword: PasswordAgain,
})
export type RefundPurchase = z.infer<typeof RefundPurchase>
