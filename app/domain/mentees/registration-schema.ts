import { z } from 'zod'
import { NewPassword, SignIn } from '~/domain/accounts/sign-in-schema'
import { Day } from '~/domain/day-schema'
import { Tick, mustTick } from '~/domain/values'

/** A newcomer's account with a mentee profile. Fields stand in the page's order, so the summary of errors does too. */
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

/** A user who becomes a mentee as well; her birthdate is asked if nobody asked before. */
export const BecomeMentee = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
})
export const BecomeMenteeWithBirthdate = BecomeMentee.extend({ birthdate: Day })
