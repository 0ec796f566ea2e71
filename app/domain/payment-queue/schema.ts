import { z } from 'zod'
import { line, OptionalText, PasswordAgain, requiredLine, requiredText } from '~/domain/fields'
import { Tick } from '~/domain/values'

const Euros = line('amount_invalid')
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'amount_invalid')
  .transform((euros) => Math.round(Number(euros.replace(',', '.')) * 100))

/**
 * A refund that the team has sent by bank transfer, with the bank's reference; with the amount, if it was sent before
 * the page said that nothing is to be sent.
 */
export const SentRefund = z.object({
  sentAlready: Tick,
  amount: Euros.optional(),
  externalRef: requiredLine(100, 'reference_missing'),
  currentPassword: PasswordAgain,
})
export type SentRefund = z.infer<typeof SentRefund>

/** A late deposit: its amount, with a comma or a point, and the bank's reference. */
export const LateDeposit = z.object({
  amount: Euros,
  externalRef: requiredLine(100, 'reference_missing'),
  currentPassword: PasswordAgain,
})
export type LateDeposit = z.infer<typeof LateDeposit>

/** What the team did about a flagged payment. */
export const SettledFlag = z.object({
  note: requiredText('note_missing'),
})

/** Why a refund is declined. */
export const DeclinedRefund = z.object({
  answer: requiredText('reason_missing'),
})

/** A refund; without a ground in the rules it needs an override and a reason. */
export const RefundPurchase = z.object({
  override: Tick,
  reason: OptionalText,
  currentPassword: PasswordAgain,
})
export type RefundPurchase = z.infer<typeof RefundPurchase>
