import { z } from 'zod'
import { CurrentPassword, line, RedirectTo } from '~/domain/fields'

const code = line().min(1, 'required').max(40, 'code_wrong')

/** The code of the second factor. */
export const SecondStep = z.object({ code, redirectTo: RedirectTo })

/** The password that confirms a change of the second factor. */
export const GuardSecondFactor = z.object({
  intent: z.enum(['begin', 'codes', 'remove']),
  currentPassword: CurrentPassword,
})
export const ConfirmSecondFactor = z.object({ intent: z.literal('confirm'), code })

/** The forms on the page of the second factor. */
export const SecondFactorForm = z.discriminatedUnion('intent', [GuardSecondFactor, ConfirmSecondFactor])
