import { z } from 'zod'

/** A confirmation, with the admin's password if it was not entered recently. */
export const ConfirmWithPassword = z.object({
  currentPassword: z.string().max(128, 'current_password_wrong').optional(),
})
