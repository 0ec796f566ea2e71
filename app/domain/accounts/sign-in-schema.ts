import { figures } from '~/domain/constants/figures'
import { z } from 'zod'
import { Tick, mustTick } from '~/domain/values'
import { locales } from '~/i18n/locale'
import { roles } from '~/viewer/role'

const email = z.email('email_invalid').max(254, 'too_long')

/** Signing in. The password is checked for presence only: rules for new ones have no place here. */
export const SignIn = z.object({
  email: z.string({ error: 'required' }).trim().toLowerCase().pipe(email),
  password: z.string({ error: 'required' }).max(figures.passwordMaximumLength, 'invalid_login'),
  redirectTo: z.string().max(500).optional(),
})

/** A new password: long enough, of any kind. What is guessed first is refused where it is hashed. */
export const NewPassword = z
  .string({ error: 'required' })
  .min(figures.passwordMinimumLength, 'password_too_short')
  .max(figures.passwordMaximumLength, 'password_too_long')

const part = z.string().trim().default('')
const dayParts = z.object({ day: part, month: part, year: part }).default({ day: '', month: '', year: '' })

type DayParts = z.output<typeof dayParts>

/** A real day of 1900 or later as YYYY-MM-DD, or undefined. */
function realDay({ day, month, year }: DayParts) {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const real =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return real && Number(year) >= 1900 && date.getTime() <= Date.now() ? text : undefined
}

const isEmpty = ({ day, month, year }: DayParts) => !day && !month && !year

/** A day asked in three fields, as YYYY-MM-DD. */
export const Day = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text) return text
  context.addIssue({ code: 'custom', message: isEmpty(parts) ? 'required' : 'date_invalid' })
  return z.NEVER
})

/** The same where it may be left empty: null. */
export const OptionalDay = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text || isEmpty(parts)) return text ?? null
  context.addIssue({ code: 'custom', message: 'date_invalid' })
  return z.NEVER
})

/** A newcomer's account with a mentee profile. Fields stand in the page's order, so the summary of errors does too. */
export const RegisterMentee = z.object({
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long'),
  surname: z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long'),
  birthdate: Day,
  email: z.string({ error: 'required' }).trim().toLowerCase().pipe(email),
  password: NewPassword,
  termsAccepted: mustTick('terms_not_accepted'),
  newsConsent: Tick,
  redirectTo: z.string().max(500).optional(),
})
export type RegisterMentee = z.infer<typeof RegisterMentee>

/** A user who becomes a mentee as well; her birthdate is asked if nobody asked before. */
export const BecomeMentee = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
})
export const BecomeMenteeWithBirthdate = BecomeMentee.extend({ birthdate: Day })

/** The role to act in. */
export const ChooseAccount = z.object({
  role: z.enum(roles, { error: 'role_not_held' }),
  redirectTo: z.string().max(500).optional(),
})

/** The language to read in. */
export const ChangeLocale = z.object({
  locale: z.enum(locales, { error: 'required' }),
  redirectTo: z.string().max(500).optional(),
})

/** A form that only asks to confirm. */
export const Confirm = z.object({})
