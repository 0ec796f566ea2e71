import { z } from 'zod'
import { versionFields } from '~/domain/edits/versions'
import { CurrentPassword, Email, LatinName, Name, OptionalText, Phone, RedirectTo } from '~/domain/fields'
import { ChooseNotifications } from '~/domain/notifications/schema'
import { Id, Tick } from '~/domain/values'
import { locales } from '~/i18n/locale'
import { NewPassword } from './sign-in-schema'

const choice = Id.optional()

export const ChangePassword = z.object({
  intent: z.literal('password'),
  currentPassword: CurrentPassword,
  password: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** A new sign-in address. */
export const ChangeEmail = z.object({
  intent: z.literal('email'),
  email: Email,
  currentPassword: CurrentPassword,
})
export type ChangeEmail = z.infer<typeof ChangeEmail>

/** The own profile of an admin. */
export const EditOwnUser = z.object({
  intent: z.literal('profile'),
  name: Name,
  surname: Name,
  phone: Phone.optional(),
})
export type EditOwnUser = z.infer<typeof EditOwnUser>

/** The own profile of a mentee. */
export const EditOwnMentee = EditOwnUser.extend({
  intent: z.literal('menteeProfile'),
  about: OptionalText,
  workStatusId: choice,
  industryId: choice,
  country: z.string().length(2, 'required').optional(),
  countyId: choice,
  topicIds: z.array(Id).max(60, 'too_long').default([]),
  ...versionFields,
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
  redirectTo: RedirectTo,
})

/** How pages look. */
export const ChangeTheme = z.object({
  theme: z.enum(['device', 'light', 'dark'], { error: 'required' }),
  redirectTo: RedirectTo,
})

/** Language, own spelling of the name in Latin letters (null: transliterated) and consent to news. */
export const ChangePreferences = z.object({
  intent: z.literal('preferences'),
  locale: ChangeLocale.shape.locale,
  latinName: LatinName,
  news: Tick,
})
export type ChangePreferences = z.infer<typeof ChangePreferences>

const SignOutOthers = z.object({ intent: z.literal('signOutOthers') })
/** Sends the link that confirms the e-mail address again. */
export const SendConfirmation = z.object({ intent: z.literal('sendConfirmation') })

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
export const EraseAccount = z.object({ currentPassword: CurrentPassword })

/** The password before a copy of personal data. */
export const PasswordBefore = z.object({ currentPassword: CurrentPassword })
