import { z } from 'zod'
import { Email, Name, PasswordAgain } from '~/domain/fields'
import { locales } from '~/i18n/locale'
import { adminRights } from '~/viewer/rights'

const Right = z.enum(adminRights, { error: 'required' })

/** A new admin: the address of the account, the right, and the viewer's password if it is needed again. */
export const NewAdmin = z.object({ email: Email, right: Right, currentPassword: PasswordAgain })

/** A new admin who has no account yet. */
export const InvitedAdmin = z.object({
  name: Name,
  surname: Name,
  email: Email,
  locale: z.enum(locales).default('gr'),
  right: Right,
  currentPassword: PasswordAgain,
})
export type InvitedAdmin = z.output<typeof InvitedAdmin>

/** Another right for an admin. */
export const ChangeRight = z.object({
  intent: z.literal('right'),
  right: Right,
  currentPassword: PasswordAgain,
})

/** The end of the role. */
export const RetireAdmin = z.object({ intent: z.literal('retire'), currentPassword: PasswordAgain })

/** Another link for an admin who has not accepted her invitation. */
export const InviteAgain = z.object({ intent: z.literal('invite'), currentPassword: PasswordAgain })

/** What an administrator does with an admin. */
export const ActOnAdmin = z.discriminatedUnion('intent', [ChangeRight, RetireAdmin, InviteAgain])
