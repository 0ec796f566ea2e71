import { z } from 'zod'
import { OptionalAnyDay } from '~/domain/day-schema'
import { optionalLine, OptionalText, PasswordAgain, requiredLine, requiredText } from '~/domain/fields'
import { TransferMethod } from '~/domain/purchases/schema'
import { ConfirmWithPassword, euros, Id, Tick } from '~/domain/values'

/** A refund that the team has sent by bank transfer, with the bank's reference. `amount`: only with `sentAlready`. */
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
  seenEnd: requiredLine(6, 'generic'),
  /** The day on which it came back; today if none is told. */
  returnedOn: OptionalAnyDay.optional(),
  currentPassword: PasswordAgain,
})

/** A deposit. Only the whole price of an order that waits for it may come without the bank's reference. */
export const Deposit = z.object({
  amount: euros('amount_invalid'),
  externalRef: optionalLine(100),
  /** The page was that of an order that waits for its whole price. */
  whole: Tick,
  /** That the money was seen in the account, where neither a proof nor a reference says it. */
  seenAtBank: Tick,
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
export const SettleFlag = SettledFlag.extend({ intent: z.literal('flag'), item: Id })

/** A refund. All that is left needs, without a ground in the rules, an override and a reason; a part a reason. */
export const RefundPurchase = z.object({
  amount: euros('amount_invalid'),
  override: Tick,
  reason: OptionalText,
  currentPassword: PasswordAgain,
})
export type RefundPurchase = z.infer<typeof RefundPurchase>

/** Why a refund is declined. */
export const DeclinedRefund = z.object({
  requestId: Id,
  answer: requiredText('reason_missing'),
})

/** What a treasurer decides on the page of a refund. */
export const DecideRefund = z.discriminatedUnion('intent', [
  RefundPurchase.extend({ intent: z.literal('refund') }),
  DeclinedRefund.extend({ intent: z.literal('decline') }),
])

/** What a treasurer does on the page of a purchase; `item`: the refund, the payment or the flag. */
export const ActOnPurchase = z.discriminatedUnion('intent', [
  SentRefund.extend({ intent: z.literal('sent'), item: Id }),
  ReturnedRefund.extend({ intent: z.literal('returned'), item: Id }),
  ConfirmWithPassword.extend({ intent: z.literal('surplus'), item: Id }),
  SettleFlag,
  ConfirmWithPassword.extend({ intent: z.literal('cancel') }),
  TakenBack.extend({ intent: z.literal('take-back') }),
  ConfirmWithPassword.extend({ intent: z.literal('withdraw-award') }),
  z.object({ intent: z.literal('ask-guardian') }),
])
export type ActOnPurchase = z.infer<typeof ActOnPurchase>
