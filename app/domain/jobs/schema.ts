import { z } from 'zod'

/** The name of a scheduled job. */
export const ChosenJob = z.object({ job: z.string().regex(/^[a-z_]{1,60}$/, 'generic') })
