import { z } from 'zod'
import { ComingDay } from '~/domain/day-schema'
import { optionalLine, PasswordAgain } from '~/domain/fields'
import { Id } from '~/domain/values'

const rule = 'vat_out_of_bounds'
const rate = z.object({
  percent: z.number(rule).int(rule).min(0, rule).max(30, rule),
  holdsFrom: ComingDay,
  ground: optionalLine(300),
})

/** A VAT rate as typed, and the day from which it holds; 0 % with its ground, another without. */
export const VatDraft = rate
  .refine(({ percent, ground }) => percent !== 0 || ground, { error: 'vat_ground_missing', path: ['ground'] })
  .refine(({ percent, ground }) => percent === 0 || !ground, {
    error: 'vat_ground_unneeded',
    path: ['ground'],
  })
export type VatDraft = z.infer<typeof VatDraft>

/** The confirmation of a rate; `replaces` is the rate of the same day that the page showed. */
export const ConfirmedVat = rate.extend({ replaces: Id.optional(), currentPassword: PasswordAgain })
export type ConfirmedVat = z.infer<typeof ConfirmedVat>
