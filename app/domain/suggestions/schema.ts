import { z } from 'zod'
import { lines, OptionalText, requiredText } from '~/domain/fields'
import { Id } from '~/domain/values'

/** A mentee's answers: what to look for, topics of the list, the field or another topic, and what would help. */
export const AskForSuggestions = z.object({
  text: requiredText('required'),
  topicIds: z.array(Id).max(60, 'too_long').default([]),
  topic: lines().max(1000, 'too_long').optional(),
  help: OptionalText,
})
export type AskForSuggestions = z.infer<typeof AskForSuggestions>

/** The team's answer: one to three mentors and a message. */
export const AnswerSuggestions = z.object({
  intent: z.literal('send'),
  mentorIds: z
    .array(Id, { error: 'suggestions_missing' })
    .min(1, 'suggestions_missing')
    .max(3, 'suggestions_missing'),
  answer: OptionalText,
})

/** Opens an answered request again. */
export const ReopenSuggestions = z.object({ intent: z.literal('reopen') })

/** What an admin does with a request for suggestions. */
export const ActOnSuggestions = z.discriminatedUnion('intent', [AnswerSuggestions, ReopenSuggestions])
