import { z } from 'zod'
import { line, PasswordAgain } from './fields'

/** The id of a row. */
export const Id = z
  .number({ error: 'required' })
  .int('required')
  .positive('required')
  .max(2_147_483_647, 'required')

/** An amount in euros as typed, «62», «62,50» or «62.50»; becomes whole cents. `rule` is the error key of any other. */
export const euros = (rule: string) =>
  line(rule)
    .regex(/^\d{1,5}([.,]\d{1,2})?$/, rule)
    .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100))

/** An optional checkbox. */
export const Tick = z.boolean().optional()

/** A checkbox that must be ticked; `rule` is the error key if it is not. */
export const mustTick = (rule: string) => z.literal(true, { error: rule })

/** A form without fields that only confirms. */
export const Confirm = z.object({})

/** A confirmation, with the admin's password if it was not entered recently. */
export const ConfirmWithPassword = z.object({ currentPassword: PasswordAgain })
