import { z } from 'zod'
import { ComingDay, OptionalAnyDay } from '~/domain/day-schema'
import { Tick } from '~/domain/values'

/** The mentor is away from a day on, or from now, until another; `sure`: also if requests close with it. */
export const BeAway = z.object({
  intent: z.literal('away'),
  since: OptionalAnyDay,
  until: ComingDay,
  sure: Tick,
})

/** The same, or the mentor is back. */
export const SetAway = z.discriminatedUnion('intent', [BeAway, z.object({ intent: z.literal('back') })])

/** The mentor is active or inactive. */
export const ChangeStatus = z.object({ status: z.enum(['active', 'inactive'], { error: 'required' }) })

/** Asks for a mail when a mentor becomes available, or keeps a mentor as a favourite; or takes that back. */
export const WhenFree = z.object({ wanted: z.enum(['yes', 'no']), from: z.enum(['mentor', 'home']) })
