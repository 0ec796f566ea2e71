import { z } from 'zod'
import { PasswordAgain } from '~/domain/fields'
import { Id } from '~/domain/values'

const day = z.iso.date({ error: 'date_invalid' })

/** A new price as typed, «62» or «62,50», and the day from which it holds. The price becomes whole cents. */
export const PriceDraft = z.object({
  packageId: Id,
  price: z
    .string({ error: 'price_out_of_bounds' })
    .trim()
    .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'price_out_of_bounds')
    .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100)),
  holdsFrom: day,
})
export type PriceDraft = z.infer<typeof PriceDraft>

/** The confirmation of a price; here `price` is whole cents, `replaces` the price of the same day that the page showed. */
export const ConfirmedPrice = z.object({
  packageId: Id,
  price: z.number('price_out_of_bounds').int('price_out_of_bounds'),
  holdsFrom: day,
  replaces: Id.optional(),
  currentPassword: PasswordAgain,
})
export type ConfirmedPrice = z.infer<typeof ConfirmedPrice>
