import { z } from 'zod'
import { AnyDay } from '~/domain/day-schema'
import { line, optionalLine, OptionalText, PasswordAgain } from '~/domain/fields'
import { mustTick } from '~/domain/values'

const holder = optionalLine(160)

const OptionalAccount = z.object({
  iban: line().max(60, 'iban_invalid').optional(),
  accountHolder: holder,
})

/**
 * A declaration of withdrawal, with the bank account for a deposit's money if it is not the one it came from, and the
 * refund, in cents, on the page that it was decided on.
 */
export const Withdrawal = OptionalAccount.extend({ seenCents: z.number().int() })
export type Withdrawal = z.infer<typeof Withdrawal>

/** A withdrawal that came by letter or e-mail, sent on a day. */
export const WithdrawalByLetter = Withdrawal.extend({ sentOn: AnyDay, currentPassword: PasswordAgain })
export type WithdrawalByLetter = z.infer<typeof WithdrawalByLetter>

/** The express request that the service of an order may begin, apart from a request to a mentor. */
export const BeginRequest = z.object({ beginRequested: mustTick('begin_not_requested') })

/** A refund request. The reason is optional if the terms give a ground. */
export const AskRefund = OptionalAccount.extend({ text: OptionalText })
export type AskRefund = z.infer<typeof AskRefund>

/** The bank account for a refund that is not sent yet. */
export const RefundAccount = z.object({
  iban: line().max(60, 'iban_invalid'),
  accountHolder: holder,
})
export type RefundAccount = z.infer<typeof RefundAccount>
