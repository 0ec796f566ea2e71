import { z } from 'zod'
import { NewPassword, SignIn } from '~/domain/accounts/sign-in-schema'
import { figures } from '~/domain/constants/figures'
import { Day } from '~/domain/day-schema'
import { Confirm, mustTick, Tick } from '~/domain/values'

const name = z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long')
const words = z.string({ error: 'required' }).trim().min(1, 'required').max(2000, 'too_long')
const id = z.number({ error: 'required' }).int().positive()
const optionalId = id.optional().transform((value) => value ?? null)
const optionalWords = z
  .string()
  .trim()
  .max(2000, 'too_long')
  .optional()
  .transform((value) => value || null)

/** Digits, with a plus before them if she likes; spaces and the like do no harm. */
const phone = z
  .string()
  .transform((value) => value.replaceAll(/[\s().-]/g, ''))
  .refine((value) => /^(\+?[0-9]{6,15})?$/.test(value), { error: 'phone_invalid' })
  .optional()
  .transform((value) => value || null)

const part = z.string().trim().default('')
const monthParts = z.object({ month: part, year: part }).default({ month: '', year: '' })

/** A month asked in two fields, as the day it begins, or null while both are empty. */
const Month = monthParts.transform(({ month, year }, context) => {
  if (!month && !year) return null
  const text = `${year}-${month.padStart(2, '0')}-01`
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])-01$/.test(text)) return text
  context.addIssue({ code: 'custom', message: 'month_invalid' })
  return z.NEVER
})

/** How she will sign in. */
export const Account = z.object({ email: SignIn.shape.email, password: NewPassword })

/** Who she is and where. */
export const You = z.object({
  name,
  surname: name,
  birthdate: Day,
  phone,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .transform((value) => value ?? null),
  countyId: optionalId,
  languages: z.array(z.enum(['el', 'en'])).min(1, 'required'),
})

/** What she does and since when. */
export const Experience = z.object({
  title: z.string({ error: 'required' }).trim().min(1, 'required').max(120, 'too_long'),
  workStatusId: optionalId,
  industryId: id,
  topicIds: z.array(id).min(1, 'required'),
  experienceSince: Month,
  mentoringSince: Month,
})

/** Why she applies, and the words her profile will show. */
export const Reason = z.object({
  mentoringReason: words,
  menteeWishlist: optionalWords,
  description: words,
  referralSourceId: optionalId,
  referralText: z
    .string()
    .trim()
    .max(300, 'too_long')
    .optional()
    .transform((value) => value || null),
})

const isHost = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i

/** A link as it is kept: what is clearly a host gets https:// in front. R28 */
export const withScheme = (link: string) => (isHost.test(link) ? `https://${link}` : link)

const link = z
  .string()
  .trim()
  .transform(withScheme)
  .pipe(
    z
      .string()
      .max(500, 'too_long')
      .regex(/^https?:\/\/\S+$/, { error: 'invalid_link' }),
  )

/** Her pages elsewhere; rows left empty are none. */
export const Links = z.object({
  links: z
    .array(link.optional())
    .max(figures.mostLinks, 'too_many_links')
    .transform((rows) => rows.filter((row) => row !== undefined)),
})

/** A photo of her; its kind and its size are read from the file itself. */
export const PhotoUpload = z.object({ photo: z.file({ error: 'file_missing' }).min(1, 'file_missing') })

/** The same as a step of the application, which may be passed without one. */
export const StepPhoto = z.object({ photo: z.file().optional() })

/** Who may see her profile. */
export const Visibility = z.object({ visibility: z.enum(['public', 'private'], { error: 'required' }) })

/** The same with what she agrees to, asked once. */
export const Agreements = Visibility.extend({
  newsConsent: Tick.default(false),
  termsAccepted: mustTick('terms_not_accepted'),
})

/** What each step asks. */
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

/** What the team decides about an application, and what it writes to her. */
export const decisions = ['active', 'awaiting_response', 'rejected'] as const
export const Decision = z.object({
  decision: z.enum(decisions, { error: 'required' }),
  message: optionalWords,
  experienceChecked: Tick.default(false),
})
export type Decision = z.output<typeof Decision>
