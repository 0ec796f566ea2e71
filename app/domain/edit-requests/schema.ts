import { z } from 'zod'
import { OptionalText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'
import type { ProfileValues } from './profile-fields'

/** The values the form was opened with, as JSON in a hidden field. */
export const ValuesThen = z.string({ error: 'form_expired' }).transform((text, context): ProfileValues => {
  try {
    const values: unknown = JSON.parse(text)
    if (values && typeof values === 'object') return values
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  context.addIssue({ code: 'custom', message: 'form_expired' })
  return z.NEVER
})

/** The decision on an edit request: all of it or nothing, with an optional message. */
export const DecideEdit = z.object({
  editRequestId: Id,
  seen: ValuesThen,
  decision: z.enum(['approve', 'reject'], { error: 'required' }),
  message: OptionalText,
  despiteConflict: Tick.default(false),
})
export type DecideEdit = z.infer<typeof DecideEdit>
