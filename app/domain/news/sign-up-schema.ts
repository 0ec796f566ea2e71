import { z } from 'zod'
import { Email } from '~/domain/fields'
import { locales } from '~/i18n/locale'

/** A visitor's address for news, and the language of the mails. */
export const SignUpForNews = z.object({ email: Email, locale: z.enum(locales, { error: 'required' }) })
export type SignUpForNews = z.infer<typeof SignUpForNews>

/** The address of a reader of news that shall be erased. */
export const EraseAddress = z.object({ email: Email })
export type EraseAddress = z.infer<typeof EraseAddress>
