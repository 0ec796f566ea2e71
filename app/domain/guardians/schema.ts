import { z } from 'zod'
import { Email, personName, Phone } from '~/domain/fields'
import { proofOf } from '~/domain/purchases/schema'
import { mustTick } from '~/domain/values'

/** The guardian of a minor, for all orders that wait for one. */
export const NameGuardian = z.object({
  guardianName: personName(160),
  guardianEmail: Email,
  guardianPhone: Phone,
  guardianConsented: mustTick('required'),
})
export type NameGuardian = z.infer<typeof NameGuardian>

/** The guardian's answer to the mailed link. */
export const AnswerGuardian = z.object({
  intent: z.literal('answer'),
  answer: z.enum(['confirm', 'object'], { error: 'answer_missing' }),
})

/** What a guardian does on the page of the link. */
export const actOfGuardian = (mostBytes: number) =>
  z.discriminatedUnion('intent', [
    AnswerGuardian,
    z.object({ intent: z.literal('withdraw') }),
    z.object({ intent: z.literal('pay') }),
    proofOf(mostBytes).extend({ intent: z.literal('proof') }),
  ])
export type ActOfGuardian = z.infer<ReturnType<typeof actOfGuardian>>
