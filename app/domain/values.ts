import { z } from 'zod'

/** The id of a row. */
export const Id = z
  .number({ error: 'required' })
  .int('required')
  .positive('required')
  .max(2_147_483_647, 'required')

/** An optional checkbox. */
export const Tick = z.boolean().optional()

/** A checkbox that must be ticked; `rule` is the error key if it is not. */
export const mustTick = (rule: string) => z.literal(true, { error: rule })

/** A form without fields that only confirms. */
export const Confirm = z.object({})
