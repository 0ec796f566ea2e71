import { z } from 'zod'
import { ChangePassword } from './own-account-schema'

const code = z.string({ error: 'required' }).trim().min(1, 'required').max(40, 'code_wrong')
const { currentPassword } = ChangePassword.shape

/** The code of the second factor. */
export const SecondStep = z.object({ code, redirectTo: z.string().max(500).optional() })

/** The password that confirms a change of the second factor. */
export const GuardSecondFactor = z.object({ intent: z.enum(['begin', 'codes', 'remove']), currentPassword })
export const ConfirmSecondFactor = z.object({ intent: z.literal('confirm'), code })

/** The forms on the page of the second factor. */
export const SecondFactorForm = z.discriminatedUnion('intent', [GuardSecondFactor, ConfirmSecondFactor])
