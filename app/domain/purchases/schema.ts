import { z } from 'zod'

/** The largest proof of deposit, in bytes; data.constants.proof_bytes says the same, and a test compares. */
export const proofLimit = 10_485_760

const tick = z.literal('on', { error: 'terms_not_accepted' }).transform(() => true)

/** An order of a package, by card or bank deposit. Guardian fields are asked of a mentee under age. */
export const Order = z.object({
  method: z.enum(['card', 'deposit'], { error: 'method_missing' }),
  termsAccepted: tick,
  guardianName: z.string().trim().max(160, 'too_long').optional(),
  guardianEmail: z.email('email_invalid').max(254, 'too_long').optional(),
  guardianConsented: z
    .literal('on')
    .transform(() => true)
    .optional(),
})
export type Order = z.infer<typeof Order>

/** The proof of a deposit, checked by content after this. */
export const Proof = z.object({
  proof: z.file({ error: 'file_missing' }).min(1, 'file_missing').max(proofLimit, 'file_too_large'),
})

/** An administrator reopens a part whose claim was closed. */
export const ReopenClaim = z.object({
  partId: z.coerce.number().int().positive().max(2_147_483_647),
  reason: z.string().trim().max(2000, 'too_long').optional(),
})
