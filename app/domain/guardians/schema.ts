import { z } from 'zod'
import { personName, TypedEmail } from '~/domain/fields'
import { mustTick } from '~/domain/values'

/** The guardian of a minor, for orders that were paid before the age was known. */
export const NameGuardian = z.object({
  guardianName: personName(160),
  guardianEmail: TypedEmail,
  guardianConsented: mustTick('required'),
})
export type NameGuardian = z.infer<typeof NameGuardian>
