import { z } from 'zod'
import { requiredLine } from '~/domain/fields'
import { versionFields } from '~/domain/edits/versions'
import { FormKey } from './schema'
import { halfWritten, hasGreekOrEnglish, textFields } from './texts-schema'

/** A message template: its name for the team, and the words in each language. */
export const SaveTemplate = z
  .object({
    intent: z.literal('save'),
    name: requiredLine(100, 'name_missing'),
    ...textFields,
    formKey: FormKey,
    ...versionFields,
  })
  .superRefine((value, context) => {
    const half = halfWritten(value, 'Text')
    if (half) context.addIssue({ code: 'custom', path: [`${half}Text`], message: 'message_missing' })
    if (!hasGreekOrEnglish(value))
      context.addIssue({ code: 'custom', path: ['grText'], message: 'greek_or_english_missing' })
  })
export type SaveTemplate = z.infer<typeof SaveTemplate>

/** Takes a template out of use, or back into use. */
const RetireTemplate = z.object({ intent: z.enum(['retire', 'restore']) })

/** What an admin does with a template. */
export const ChangeTemplate = z.discriminatedUnion('intent', [SaveTemplate, RetireTemplate])
