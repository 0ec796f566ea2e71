import { z } from 'zod'

/** The number of a row. */
export const Id = z
  .number({ error: 'required' })
  .int('required')
  .positive('required')
  .max(2_147_483_647, 'required')

/** A box that may stay empty. */
export const Tick = z.boolean().optional()

/** A box that has to be ticked, with the rule that says why. */
export const mustTick = (rule: string) => z.literal(true, { error: rule })

/** A form that only asks to confirm. */
export const Confirm = z.object({})
