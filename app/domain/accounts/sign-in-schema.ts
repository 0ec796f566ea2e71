import { z } from 'zod'
import { figures } from '~/domain/constants/figures'
import { Email, RedirectTo } from '~/domain/fields'
import { roles } from '~/viewer/role'

const link = z.string({ error: 'link_not_valid' }).max(200, 'link_not_valid')

/** Sign-in. The rules for new passwords do not apply here. */
export const SignIn = z.object({
  email: Email,
  password: z.string({ error: 'required' }).max(figures.passwordMaximumLength, 'invalid_login'),
  redirectTo: RedirectTo,
})

/** A new password: only its length is checked here. Guessable ones are refused when they are hashed. */
export const NewPassword = z
  .string({ error: 'required' })
  .min(figures.passwordMinimumLength, 'password_too_short')
  .max(figures.passwordMaximumLength, 'password_too_long')

/** The role to act in. */
export const ChooseAccount = z.object({
  role: z.enum(roles, { error: 'role_not_held' }),
  redirectTo: RedirectTo,
})

/** The address to which a link for a new password is sent. */
export const AskReset = z.object({ email: Email })

/** A new password, with the token of a mail. */
export const ResetPassword = z.object({ token: link, password: NewPassword })

/** The pages to which the link of a mail about a request may lead besides the request itself. */
export const answers = ['approve', 'reject'] as const
export type Answer = (typeof answers)[number]

/** The token of a mail that signs in, and the answer to a request to which its page leads. */
export const SignInByMail = z.object({ token: link, answer: z.enum(answers).optional() })

/** The password again, on the way to a page. */
export const EnterPassword = z.object({
  currentPassword: z
    .string({ error: 'required' })
    .max(figures.passwordMaximumLength, 'current_password_wrong'),
  redirectTo: RedirectTo,
})

/** The token that confirms an address. */
export const ConfirmEmail = z.object({ token: link })
