import { z } from 'zod'
import { OptionalComingDay } from '~/domain/day-schema'
import { versionFields } from '~/domain/edits/versions'
import { lines, Link, requiredLine } from '~/domain/fields'

/** What the team writes about an offer to mentors. Without a last day the offer does not expire. */
export const OfferDetails = z.object({
  provider: requiredLine(160),
  code: requiredLine(60),
  description: lines().max(1000, 'too_long').default(''),
  expiresOn: OptionalComingDay,
  websiteLink: Link.optional().transform((link) => link ?? null),
  ...versionFields,
})
export type OfferDetails = z.infer<typeof OfferDetails>

/** What the team does with an offer: changes it, or ends it. */
export const ActOnOffer = z.discriminatedUnion('intent', [
  OfferDetails.extend({ intent: z.literal('save') }),
  z.object({ intent: z.literal('end') }),
])
