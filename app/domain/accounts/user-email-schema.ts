import { z } from 'zod'
import { SignIn } from './sign-in-schema'

/** A new address for a user, and the admin's password if it was not entered recently. */
export const UserEmail = z.object({
  email: SignIn.shape.email,
  currentPassword: z.string().max(128, 'current_password_wrong').optional(),
})
