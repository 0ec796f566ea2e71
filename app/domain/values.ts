import { z } from 'zod'
import { line, PasswordAgain } from './fields'
import { isUnclear, readAmount } from './written-amounts'

const largestId = 2_147_483_647

/** The id of a row. */
export const Id = z
  .number({ error: 'required' })
  .int('required')
  .positive('required')
  .max(largestId, 'required')

/** The id that an address names, or undefined. */
export function readId(text: string | null | undefined) {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined
  return id && id <= largestId ? id : undefined
}

const mostEuros = 100_000

/**
 * An amount in euros as typed, «62», «62,50», «1.000,00 €»; becomes whole cents. `rule` is the error key of any other, of one
 * below zero, and of one that may be a thousand times as much.
 */
export const euros = (rule: string) =>
  line(rule).transform((typed, context) => {
    const amount = readAmount(typed)
    if (amount && amount.cents >= 0 && amount.cents < mostEuros * 100 && !amount.byWord && !isUnclear(typed))
      if (['', 'EUR'].includes(amount.currency)) return amount.cents
    context.addIssue({ code: 'custom', message: rule })
    return z.NEVER
  })

/** An optional checkbox. */
export const Tick = z.boolean().optional()

/** A checkbox that must be ticked; `rule` is the error key if it is not. */
export const mustTick = (rule: string) => z.literal(true, { error: rule })

/** A form without fields that only confirms. */
export const Confirm = z.object({})

/** A confirmation, with the admin's password if it was not entered recently. */
export const ConfirmWithPassword = z.object({ currentPassword: PasswordAgain })
