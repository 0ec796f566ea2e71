import { z } from 'zod'
import { NewPassword, SignIn } from '~/domain/accounts/sign-in-schema'
import { Day } from '~/domain/day-schema'
import { Tick, mustTick } from '~/domain/values'

/** A newcomer's account with a mentee profile. The order of the fields is the order of the error summary. */
export const RegisterMentee = z.object({
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long'),
  surname: z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'too_long'),
  birthdate: Day,
  email: SignIn.shape.email,
  password: NewPassword,
  termsAccepted: mustTick('terms_not_accepted'),
  newsConsent: Tick,
  redirectTo: z.string().max(500).optional(),
})
export type RegisterMentee = z.infer<typeof RegisterMentee>

/** A user who also becomes a mentee; the birthdate is asked if it is unknown. */
export const BecomeMentee = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
})
export const BecomeMenteeWithBirthdate = BecomeMentee.extend({ birthdate: Day })
