import { z } from 'zod'
import type { ProfileValues } from './profile-fields'

/** Values a form was opened with, as the page wrote them into it. */
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

/** The team's answer to an edit: all of it or nothing, with a message if she likes. */
export const DecideEdit = z.object({
  editRequestId: z.coerce.number().int().positive().max(2_147_483_647),
  seen: ValuesThen,
  decision: z.enum(['approve', 'reject'], { error: 'required' }),
  message: z.string().trim().max(2000, 'too_long').optional(),
  despiteConflict: z
    .literal('on')
    .optional()
    .transform((tick) => tick === 'on'),
})
export type DecideEdit = z.infer<typeof DecideEdit>
