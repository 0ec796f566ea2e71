import { z } from 'zod'
import { Id, Tick } from '~/domain/values'
import { locales } from '~/i18n/locale'
import { ChooseNotifications } from '~/domain/notifications/schema'
import { NewPassword, SignIn } from './sign-in-schema'

const named = z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long')

/** A phone number as the database stores it: a plus and digits, or empty. */
const Phone = z
  .string()
  .max(40, 'phone_invalid')
  .transform((phone) => phone.replace(/[\s().-]/g, ''))
  .refine((phone) => /^\+?[0-9]{6,15}$/.test(phone), 'phone_invalid')
  .optional()

const choice = Id.optional()

export const ChangePassword = z.object({
  intent: z.literal('password'),
  currentPassword: z.string({ error: 'required' }).max(128, 'current_password_wrong'),
  password: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** A new sign-in address. */
export const ChangeEmail = z.object({
  intent: z.literal('email'),
  email: SignIn.shape.email,
  currentPassword: ChangePassword.shape.currentPassword,
})
export type ChangeEmail = z.infer<typeof ChangeEmail>

/** The own profile of an admin. */
export const EditOwnUser = z.object({
  intent: z.literal('profile'),
  name: named,
  surname: named,
  phone: Phone,
})
export type EditOwnUser = z.infer<typeof EditOwnUser>

/** The own profile of a mentee. */
export const EditOwnMentee = EditOwnUser.extend({
  intent: z.literal('menteeProfile'),
  about: z.string().trim().max(2000, 'too_long').optional(),
  workStatusId: choice,
  industryId: choice,
  country: z.string().length(2, 'required').optional(),
  countyId: choice,
  topicIds: z.array(Id).max(60, 'too_long').default([]),
})
export type EditOwnMentee = z.infer<typeof EditOwnMentee>

/** Who may see a mentee's profile. */
export const ChangeVisibility = z.object({
  intent: z.literal('visibility'),
  visibility: z.enum(['public', 'private'], { error: 'required' }),
})

/** The language of pages and mails. */
export const ChangeLocale = z.object({
  locale: z.enum(locales, { error: 'required' }),
  redirectTo: z.string().max(500).optional(),
})

/** Language and newsletter. */
export const ChangePreferences = z.object({
  intent: z.literal('preferences'),
  locale: ChangeLocale.shape.locale,
  news: Tick,
})
export type ChangePreferences = z.infer<typeof ChangePreferences>

const SignOutOthers = z.object({ intent: z.literal('signOutOthers') })
const SendConfirmation = z.object({ intent: z.literal('sendConfirmation') })

const shared = [
  ChangePassword,
  ChangeEmail,
  ChangePreferences,
  ChooseNotifications,
  SignOutOthers,
  SendConfirmation,
] as const

/** The forms on the account page of each role. */
export const MentorAccountForm = z.discriminatedUnion('intent', [...shared])
export const MenteeAccountForm = z.discriminatedUnion('intent', [EditOwnMentee, ChangeVisibility, ...shared])
export const AdminAccountForm = z.discriminatedUnion('intent', [EditOwnUser, ...shared])
export type AccountForm =
  | z.infer<typeof MentorAccountForm>
  | z.infer<typeof MenteeAccountForm>
  | z.infer<typeof AdminAccountForm>

/** The password that confirms an erasure. */
export const EraseAccount = z.object({ currentPassword: ChangePassword.shape.currentPassword })
