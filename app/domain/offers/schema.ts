import { z } from 'zod'
import { versionFields } from '~/domain/edits/versions'
import { Link } from '~/domain/fields'

/** What the team writes about an offer to mentors. Without a last day the offer does not expire. */
export const OfferDetails = z.object({
  provider: z.string({ error: 'required' }).trim().min(1, 'required').max(160, 'too_long'),
  code: z.string({ error: 'required' }).trim().min(1, 'required').max(60, 'too_long'),
  description: z.string().trim().max(1000, 'too_long').default(''),
  expiresOn: z.iso
    .date('date_invalid')
    .optional()
    .transform((day) => day ?? null),
  websiteLink: Link.optional().transform((link) => link ?? null),
  ...versionFields,
})
export type OfferDetails = z.infer<typeof OfferDetails>

/** Ending an offer needs nothing but the click. */
export const EndOffer = z.object({})
