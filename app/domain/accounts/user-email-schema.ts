import { z } from 'zod'
import { Email, PasswordAgain } from '~/domain/fields'

/** A new address for a user, and the admin's password if it was not entered recently. */
export const UserEmail = z.object({ email: Email, currentPassword: PasswordAgain })
