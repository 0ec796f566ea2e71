import { z } from 'zod'

/** Asks for a mail when a mentor becomes available, or keeps a mentor as a favourite; or takes that back. */
export const WhenFree = z.object({ wanted: z.enum(['yes', 'no']), from: z.enum(['mentor', 'home']) })
