import { z } from 'zod'
import { NewPassword } from '~/domain/accounts/sign-in-schema'
import { Day } from '~/domain/day-schema'
import { Email, Name, RedirectTo } from '~/domain/fields'
import { Tick, mustTick } from '~/domain/values'

/** A newcomer's account with a mentee profile. The order of the fields is the order of the error summary. */
export const RegisterMentee = z.object({
  name: Name,
  surname: Name,
  birthdate: Day,
  email: Email,
  password: NewPassword,
  termsAccepted: mustTick('terms_not_accepted'),
  newsConsent: Tick,
  redirectTo: RedirectTo,
})
export type RegisterMentee = z.infer<typeof RegisterMentee>

/** A user who also becomes a mentee; the birthdate is asked if it is unknown. */
export const BecomeMentee = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
  redirectTo: RedirectTo,
})
export const BecomeMenteeWithBirthdate = BecomeMentee.extend({ birthdate: Day })
