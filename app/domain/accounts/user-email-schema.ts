import { z } from 'zod'
import { SignIn } from './sign-in-schema'

/** An address an administrator names for somebody, and her own password where it was not typed lately. */
export const UserEmail = z.object({
  email: SignIn.shape.email,
  currentPassword: z.string().max(128, 'current_password_wrong').optional(),
})
