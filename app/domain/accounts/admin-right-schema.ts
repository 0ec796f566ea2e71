import { z } from 'zod'
import { Email, PasswordAgain } from '~/domain/fields'
import { adminRights } from '~/viewer/rights'

const Right = z.enum(adminRights, { error: 'required' })

/** A new admin: the address of the account, the right, and the viewer's password if it is needed again. */
export const NewAdmin = z.object({ email: Email, right: Right, currentPassword: PasswordAgain })

/** Another right for an admin. */
export const ChangeRight = z.object({ right: Right, currentPassword: PasswordAgain })
