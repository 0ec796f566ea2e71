import { z } from 'zod'
import { Id, Tick } from '~/domain/values'
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
  editRequestId: Id,
  seen: ValuesThen,
  decision: z.enum(['approve', 'reject'], { error: 'required' }),
  message: z.string().trim().max(2000, 'too_long').optional(),
  despiteConflict: Tick.default(false),
})
export type DecideEdit = z.infer<typeof DecideEdit>
