import { z } from 'zod'

const holder = z.string().trim().max(160, 'too_long').optional()
const text = z.string().trim().max(2000, 'too_long').optional()

/** Her declaration of withdrawal; where a deposit's money is sent if not to the account it came from. */
export const Withdrawal = z.object({
  iban: z.string().trim().max(60, 'iban_invalid').optional(),
  accountHolder: holder,
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** What she asks the team; her reasons may be left out where the terms give her the money back. */
export const AskRefund = Withdrawal.extend({ text })
export type AskRefund = z.infer<typeof AskRefund>

/** The account to which the team sends what it has still to send. */
export const RefundAccount = z.object({
  iban: z.string({ error: 'required' }).trim().max(60, 'iban_invalid'),
  accountHolder: holder,
})
export type RefundAccount = z.infer<typeof RefundAccount>
