import { z } from 'zod'
import { AnyDay } from '~/domain/day-schema'
import { versionFields } from '~/domain/edits/versions'

/** The mentor is away until a day. */
export const BeAway = z.object({ intent: z.literal('away'), until: AnyDay })

/** The same, or the mentor is back. */
export const SetAway = z.discriminatedUnion('intent', [BeAway, z.object({ intent: z.literal('back') })])

/** The same by the team, with the absence on the page. */
export const BeAwayByTeam = BeAway.extend(versionFields)
export const SetAwayByTeam = z.discriminatedUnion('intent', [
  BeAwayByTeam,
  z.object({ intent: z.literal('back'), ...versionFields }),
])

/** The mentor is active or inactive. */
export const ChangeStatus = z.object({ status: z.enum(['active', 'inactive'], { error: 'required' }) })

/** Asks for a mail when a mentor becomes available, or keeps a mentor as a favourite; or takes that back. */
export const WhenFree = z.object({ wanted: z.enum(['yes', 'no']), from: z.enum(['mentor', 'home']) })
