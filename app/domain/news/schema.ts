import { z } from 'zod'
import { PasswordAgain } from '~/domain/fields'
import { versionFields } from '~/domain/edits/versions'
import { FormKey } from '~/domain/messages/schema'
import { halfWritten, hasGreekOrEnglish, textFields } from '~/domain/messages/texts-schema'
import { locales } from '~/i18n/locale'

/** Who gets a news mail, of those who have agreed to get news. */
export const audiences = ['all', 'mentees', 'mentors'] as const

/** A news mail: its readers and the words in each language. */
export const SaveNews = z
  .object({
    audience: z.enum(audiences),
    locales: z.array(z.enum(locales), { error: 'required' }).min(1, 'required'),
    ...textFields,
    formKey: FormKey,
    ...versionFields,
  })
  .superRefine((value, context) => {
    const textless = halfWritten(value, 'Text')
    if (textless) context.addIssue({ code: 'custom', path: [`${textless}Text`], message: 'message_missing' })
    const subjectless = halfWritten(value, 'Subject')
    if (subjectless)
      context.addIssue({ code: 'custom', path: [`${subjectless}Subject`], message: 'subject_missing' })
    if (!hasGreekOrEnglish(value))
      context.addIssue({ code: 'custom', path: ['grText'], message: 'greek_or_english_missing' })
  })
export type SaveNews = z.infer<typeof SaveNews>

/** Sends a news mail, with the admin's password if it was not entered recently. */
export const SendNews = z.object({ intent: z.literal('send'), currentPassword: PasswordAgain })

const TestNews = z.object({ intent: z.literal('test'), locale: z.enum(locales), formKey: FormKey })

/** What an admin does with a news mail that is written. */
export const ActOnNews = z.discriminatedUnion('intent', [SendNews, TestNews])
