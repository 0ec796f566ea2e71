import { z } from 'zod'

/** How long cookies that remember what she chose may last. */
export const CookieChoice = z.object({ choice: z.enum(['preferences', 'necessary'], { error: 'required' }) })
