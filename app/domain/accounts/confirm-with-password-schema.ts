import { z } from 'zod'

/** A confirmation, with the admin's password where it was not typed lately. */
export const ConfirmWithPassword = z.object({
  currentPassword: z.string().max(128, 'current_password_wrong').optional(),
})
