import { z } from 'zod'
import { ComingDay } from '~/domain/day-schema'
import { PasswordAgain } from '~/domain/fields'
import { euros, Id } from '~/domain/values'

/** A new price as typed, and the day from which it holds. The price becomes whole cents. */
export const PriceDraft = z.object({
  packageId: Id,
  price: euros('price_out_of_bounds'),
  holdsFrom: ComingDay,
})
export type PriceDraft = z.infer<typeof PriceDraft>

/** The confirmation of a price; here `price` is whole cents, `replaces` the price of the same day that the page showed. */
export const ConfirmedPrice = z.object({
  packageId: Id,
  price: z.number('price_out_of_bounds').int('price_out_of_bounds'),
  holdsFrom: ComingDay,
  replaces: Id.optional(),
  currentPassword: PasswordAgain,
})
export type ConfirmedPrice = z.infer<typeof ConfirmedPrice>
