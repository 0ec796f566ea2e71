// Fields that several forms ask for, each with its limit and its error keys.
import { z } from 'zod'
import { figures } from './constants/figures'

/** A first name or a surname. */
export const Name = z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long')

/** An e-mail address as typed, for a person without an account; SQL stores it in lower case. */
export const TypedEmail = z.email('email_invalid').max(254, 'too_long')

/** The e-mail address of an account, in lower case. */
export const Email = z.string({ error: 'required' }).trim().toLowerCase().pipe(TypedEmail)

/** The current password, which confirms an act. */
export const CurrentPassword = z
  .string({ error: 'required' })
  .max(figures.passwordMaximumLength, 'current_password_wrong')

/** The same, but the form asks for it only if it was not entered recently. */
export const PasswordAgain = z
  .string()
  .max(figures.passwordMaximumLength, 'current_password_wrong')
  .optional()

const withoutPunctuation = (phone: string) => phone.replaceAll(/[\s().-]/g, '')
const isPhone = (phone: string) => /^\+?[0-9]{6,15}$/.test(phone)

/** A phone number as the database stores it: digits with an optional plus. Removes spaces and punctuation. */
export const Phone = z
  .string()
  .max(40, 'phone_invalid')
  .transform(withoutPunctuation)
  .refine(isPhone, 'phone_invalid')

/** The same on a mentor's forms: null if it is missing or only punctuation, such as a dash. */
export const PhoneOrNull = z
  .string()
  .transform(withoutPunctuation)
  .refine((phone) => phone === '' || isPhone(phone), 'phone_invalid')
  .optional()
  .transform((phone) => phone || null)

const host = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i
const link = /^https?:\/\/\S+$/

/** Adds https:// to a link that begins with a host name. R28 */
export const withScheme = (text: string) => (host.test(text) ? `https://${text}` : text)

/** Whether a text is a link with its scheme. */
export const isLink = (text: string) => link.test(text)

/** A link to another page, with its scheme. */
export const Link = z
  .string()
  .trim()
  .transform(withScheme)
  .pipe(z.string().max(500, 'too_long').regex(link, { error: 'invalid_link' }))

const textLimit = 2000

/** A text of one or more lines that may be missing. */
export const OptionalText = z.string().trim().max(textLimit, 'too_long').optional()

/** A full name in Latin letters; null if it is empty. */
export const LatinName = z
  .string()
  .trim()
  .max(160, 'too_long')
  .optional()
  .transform((name) => name || null)

/** A text that must not be empty; `rule` is the error key if it is. */
export const requiredText = (rule: string) =>
  z.string({ error: rule }).trim().min(1, rule).max(textLimit, 'too_long')

/** The path of the page to continue on; safePath checks it before it is used. */
export const RedirectTo = z.string().max(500).optional()
