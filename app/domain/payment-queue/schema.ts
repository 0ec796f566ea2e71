import { z } from 'zod'
import { OptionalAnyDay } from '~/domain/day-schema'
import { OptionalText, PasswordAgain, requiredLine, requiredText } from '~/domain/fields'
import { TransferMethod } from '~/domain/purchases/schema'
import { euros, Tick } from '~/domain/values'

/**
 * A refund that the team has sent by bank transfer, with the bank's reference; with the amount, if it was sent before
 * the page said that nothing is to be sent.
 */
export const SentRefund = z.object({
  sentAlready: Tick,
  amount: euros('amount_invalid').optional(),
  externalRef: requiredLine(100, 'reference_missing'),
  /** The day on which it left; today if none is told. */
  sentOn: OptionalAnyDay.optional(),
  currentPassword: PasswordAgain,
})
export type SentRefund = z.infer<typeof SentRefund>

/** A refund that came back from the bank, with the end of the transfer that the page showed. */
export const ReturnedRefund = z.object({
  intent: z.literal('returned'),
  seenEnd: requiredLine(6, 'generic'),
  currentPassword: PasswordAgain,
})
export type ReturnedRefund = z.infer<typeof ReturnedRefund>

/** What a treasurer records on the page of a refund. */
export const ActOnRefund = z.discriminatedUnion('intent', [
  SentRefund.extend({ intent: z.literal('sent') }),
  ReturnedRefund,
])

/** A deposit: its amount, and the bank's reference. */
export const Deposit = z.object({
  amount: euros('amount_invalid'),
  externalRef: requiredLine(100, 'reference_missing'),
  /** The bank’s day; today if none is told. */
  arrivedOn: OptionalAnyDay.optional(),
  method: TransferMethod,
  /** That so much came, where it is much more than what is due. */
  sure: Tick,
  currentPassword: PasswordAgain,
})
export type Deposit = z.infer<typeof Deposit>

/** A confirmation that is taken back, and the newest line of the ledger that the page showed. */
export const TakenBack = z.object({
  seenEntry: z.coerce.number().int().max(2_147_483_647),
  reason: requiredText('reason_missing'),
  currentPassword: PasswordAgain,
})
export type TakenBack = z.infer<typeof TakenBack>

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
