import { z } from 'zod'
import { mustTick } from '~/domain/values'

/** The consent to new versions; `seen` is the version of each text on the page, as JSON. */
export const AcceptTexts = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
  seen: z.string().max(400),
})
export type AcceptTexts = z.infer<typeof AcceptTexts>
