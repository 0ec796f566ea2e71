import { z } from 'zod'
import { requiredText, TypedEmail } from '~/domain/fields'
import { mustTick } from '~/domain/values'

/** The guardian of a minor, for orders that were paid before the age was known. */
export const NameGuardian = z.object({
  guardianName: requiredText('required').max(160, 'too_long'),
  guardianEmail: TypedEmail,
  guardianConsented: mustTick('required'),
})
export type NameGuardian = z.infer<typeof NameGuardian>
