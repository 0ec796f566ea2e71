import { z } from 'zod'
import { Email, personName, Phone } from '~/domain/fields'
import { mustTick } from '~/domain/values'

/** The guardian of a minor, for all orders that wait for one. */
export const NameGuardian = z.object({
  guardianName: personName(160),
  guardianEmail: Email,
  guardianPhone: Phone,
  guardianConsented: mustTick('required'),
})
export type NameGuardian = z.infer<typeof NameGuardian>

/** The guardian's answer, with the token of the mailed link. */
export const AnswerGuardian = z.object({
  token: z.string().max(200, 'link_not_valid'),
  answer: z.enum(['confirm', 'object', 'withdraw'], { error: 'answer_missing' }),
})
export type AnswerGuardian = z.infer<typeof AnswerGuardian>
