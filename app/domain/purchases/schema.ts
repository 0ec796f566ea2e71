import { z } from 'zod'
import { ConfirmWithPassword, Id, mustTick, Tick } from '~/domain/values'
import { OptionalAnyDay } from '~/domain/day-schema'
import { Email, OptionalText, personName, Phone } from '~/domain/fields'
import { paymentMethods } from './methods'
import { invoiceFields } from '~/domain/tax-documents/schema'

/** An order of a package, by card, bank deposit or IRIS. A minor also gives the guardian's data. */
export const Order = z.object({
  method: z.enum(paymentMethods, { error: 'method_missing' }),
  /** The express request that the service may begin within the withdrawal period; pages ask it with the first request. */
  beginRequested: Tick,
  termsAccepted: mustTick('terms_not_accepted'),
  guardianName: personName(160).optional(),
  guardianEmail: Email.optional(),
  guardianPhone: Phone.optional(),
  guardianConsented: Tick,
  ...invoiceFields,
  /** The price, in cents, on the page that the order was decided on. */
  seenPriceCents: z.number().int().optional(),
})
export type Order = z.infer<typeof Order>

/** The proof of a deposit, at most `mostBytes`; its content is checked later. */
export const proofOf = (mostBytes: number) =>
  z.object({
    proof: z.file({ error: 'file_missing' }).min(1, 'file_missing').max(mostBytes, 'file_too_large'),
  })

/** How money came to the bank account, if not in the way that was ordered. */
export const TransferMethod = z.enum(['deposit', 'iris']).optional()

/** An admin confirms deposits; of an order without a proof they state that it was seen in the account. */
export const ConfirmDeposit = ConfirmWithPassword.extend({
  seenAtBank: Tick,
  method: TransferMethod,
  /** The bank’s day; today if none is told. */
  arrivedOn: OptionalAnyDay.optional(),
})

/** An admin reopens a part whose claim period has ended. */
export const ReopenClaim = z.object({
  partId: Id,
  reason: OptionalText,
})
