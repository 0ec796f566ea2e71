import { z } from 'zod'

/** Which cookies the visitor allows. */
export const CookieChoice = z.object({ choice: z.enum(['preferences', 'necessary'], { error: 'required' }) })
