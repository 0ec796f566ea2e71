import { z } from 'zod'
import { OptionalText } from '~/domain/fields'

/** Mentors are made inactive by the team; the reason goes to each mentor and may be left out. */
export const MakeInactive = z.object({ reason: OptionalText })
export type MakeInactive = z.infer<typeof MakeInactive>
