import { z } from 'zod'
import { PasswordAgain } from '~/domain/fields'

/** A confirmation, with the admin's password if it was not entered recently. */
export const ConfirmWithPassword = z.object({ currentPassword: PasswordAgain })
