import { z } from 'zod'

/** Which cookies she accepts: `all` counts only once there are others than the necessary ones. */
export const CookieChoice = z.object({ choice: z.enum(['necessary', 'all'], { error: 'required' }) })
