import { z } from 'zod'
import { ChangePassword } from './own-account-schema'

const code = z.string({ error: 'required' }).trim().min(1, 'required').max(40, 'code_wrong')
const { currentPassword } = ChangePassword.shape

/** The second step of signing in. */
export const SecondStep = z.object({ code, redirectTo: z.string().max(500).optional() })

/** Her password, before what changes the step. */
export const GuardSecondFactor = z.object({ intent: z.enum(['begin', 'codes', 'remove']), currentPassword })
export const ConfirmSecondFactor = z.object({ intent: z.literal('confirm'), code })

/** What the page of the second step may send. */
export const SecondFactorForm = z.discriminatedUnion('intent', [GuardSecondFactor, ConfirmSecondFactor])
