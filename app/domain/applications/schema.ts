import { z } from 'zod'
import { NewPassword } from '~/domain/accounts/sign-in-schema'
import { figures } from '~/domain/constants/figures'
import { Day } from '~/domain/day-schema'
import {
  Email,
  line,
  Link,
  Name,
  optionalLine,
  OptionalText,
  PhoneOrNull,
  requiredLine,
  requiredText,
} from '~/domain/fields'
import { Confirm, mustTick, Tick } from '~/domain/values'
import { fullYear, monthNumber } from '~/domain/written-days'
import { athensDay } from '~/i18n/format'

const words = requiredText('required')
const id = z.number({ error: 'required' }).int().positive()
const optionalId = id.optional().transform((value) => value ?? null)
const optionalWords = OptionalText.transform((value) => value || null)

const part = line().default('')
const monthParts = z.object({ month: part, year: part }).default({ month: '', year: '' })

/** A month from two fields, as its first day; null if both are empty. */
const Month = monthParts.transform(({ month, year }, context) => {
  if (!month && !year) return null
  const text = `${fullYear(year, athensDay(new Date()))}-${monthNumber(month).padStart(2, '0')}-01`
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])-01$/.test(text)) return text
  context.addIssue({ code: 'custom', message: 'month_invalid' })
  return z.NEVER
})

/** Sign-in data. */
export const Account = z.object({ email: Email, password: NewPassword })

/** Person and place. */
export const You = z.object({
  name: Name,
  surname: Name,
  birthdate: Day,
  phone: PhoneOrNull,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .transform((value) => value ?? null),
  countyId: optionalId,
  languages: z.array(z.enum(['el', 'en'])).min(1, 'required'),
})

/** Work experience. */
export const Experience = z.object({
  title: requiredLine(120),
  workStatusId: optionalId,
  industryId: id,
  topicIds: z.array(id).min(1, 'required'),
  experienceSince: Month,
  mentoringSince: Month,
  /** Beside mentoring; the team decides with the application. */
  offersCoaching: Tick.default(false),
})

/** The reason for applying, and the texts of the profile. */
export const Reason = z.object({
  mentoringReason: words,
  menteeWishlist: optionalWords,
  sentence: optionalLine(figures.sentenceLongest).transform((value) => value || null),
  description: words,
  referralSourceId: optionalId,
  referralText: optionalLine(300).transform((value) => value || null),
})

/** Links to other pages; empty rows are dropped. */
export const Links = z.object({
  links: z
    .array(Link.optional())
    .max(figures.mostLinks, 'too_many_links')
    .transform((rows) => rows.filter((row) => row !== undefined)),
})

/** A photo; its type and size are read from the file itself. */
export const PhotoUpload = z.object({ photo: z.file({ error: 'file_missing' }).min(1, 'file_missing') })

/** The same as an optional step of the application. */
export const StepPhoto = z.object({ photo: z.file().optional() })

/** Who may see the profile. */
export const Visibility = z.object({ visibility: z.enum(['public', 'private'], { error: 'required' }) })

/** The same with the consents, which are asked once. */
export const Agreements = Visibility.extend({
  newsConsent: Tick.default(false),
  termsAccepted: mustTick('terms_not_accepted'),
})

/** The schema of each step. */
export const stepSchemas = {
  account: Account,
  you: You,
  experience: Experience,
  reason: Reason,
  photo: StepPhoto,
  links: Links,
  visibility: Agreements,
  check: Confirm,
}

/** The team's decision about an application, and the message to the applicant. */
export const decisions = ['active', 'awaiting_response', 'rejected'] as const
export const Decision = z.object({
  decision: z.enum(decisions, { error: 'required' }),
  message: optionalWords,
  experienceChecked: Tick.default(false),
})
export type Decision = z.output<typeof Decision>
