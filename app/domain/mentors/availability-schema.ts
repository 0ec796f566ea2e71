import { z } from 'zod'
import { ComingDay, OptionalAnyDay } from '~/domain/day-schema'

/** The mentor is away from a day on, or from now, until another; `sure`: also if requests close with these days. */
export const BeAway = z.object({
  intent: z.literal('away'),
  since: OptionalAnyDay,
  until: ComingDay,
  sure: z.string().max(30).optional(),
})

/** The days of an absence as `sure` names them. */
export const daysOf = ({ since, until }: Pick<z.output<typeof BeAway>, 'since' | 'until'>) =>
  [since, until].join()

/** The same, or the mentor is back. */
export const SetAway = z.discriminatedUnion('intent', [BeAway, z.object({ intent: z.literal('back') })])

/** The mentor is active or inactive. */
export const ChangeStatus = z.object({ status: z.enum(['active', 'inactive'], { error: 'required' }) })

/** Asks for a mail when a mentor becomes available, or keeps a mentor as a favourite; or takes that back. */
export const WhenFree = z.object({ wanted: z.enum(['yes', 'no']), from: z.enum(['mentor', 'home']) })
