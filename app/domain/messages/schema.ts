import { z } from 'zod'
import { line, requiredText } from '~/domain/fields'
import { Id } from '~/domain/values'

const onlyName = (text: string) => !/[{}]/.test(text.replaceAll('{name}', ''))

/** The subject of a message: one line, with no placeholder but {name}. */
export const Subject = line().max(200, 'too_long').refine(onlyName, 'unknown_placeholder')

/** The text of a message, with no placeholder but {name}. */
export const MessageText = requiredText('message_missing', 5000).refine(onlyName, 'unknown_placeholder')

/** Makes a form that is sent twice act once. */
export const FormKey = z.string().regex(/^[\w-]{8,60}$/)

/** A message to one person, looked at once more before it is sent. */
export const SendMessage = z.object({
  intent: z.enum(['preview', 'edit', 'test', 'send']),
  subject: Subject.optional(),
  text: MessageText,
  formKey: FormKey,
})
export type SendMessage = z.infer<typeof SendMessage>

/** A message to many: a template in each reader's language, or own words. */
export const ManyMessage = z.object({
  /** To whom of a pair. */
  toWhom: z.enum(['both', 'mentee', 'mentor']).default('both'),
  templateId: Id.optional(),
  subject: Subject.optional(),
  text: MessageText.optional(),
  formKey: FormKey,
})
export type ManyMessage = z.infer<typeof ManyMessage>
