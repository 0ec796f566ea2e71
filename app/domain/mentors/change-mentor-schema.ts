import { z } from 'zod'
import { PhotoUpload } from '~/domain/applications/schema'
import { ComingDay, OptionalComingDay, OptionalPastDay } from '~/domain/day-schema'
import { versionFields } from '~/domain/edits/versions'
import { requiredText } from '~/domain/fields'
import { LatinNameOf } from '~/domain/people/schema'
import { EditProfile } from './profile-edit'

/** The mentor is away until a day, or back before it. */
export const AwayByTeam = z.object({ intent: z.literal('away'), until: ComingDay, ...versionFields })
const BackByTeam = z.object({ intent: z.literal('back'), ...versionFields })

/** The mentor becomes inactive, with the reason that she reads; or active again. */
export const SetInactive = z.object({
  intent: z.literal('inactive'),
  reason: requiredText('reason_missing'),
})
const SetActive = z.object({ intent: z.literal('active') })

/** What the team has seen of a mentor who accepts minors; SQL decides which days fit each other. */
export const NoteClearance = z.object({
  intent: z.literal('clearance'),
  declaredOn: OptionalPastDay,
  seenOn: OptionalPastDay,
  validUntil: OptionalComingDay,
  ...versionFields,
})

/** What the team changes of a mentor, each in a form of its own. */
export const ChangeMentor = z.discriminatedUnion('intent', [
  EditProfile.extend({ intent: z.literal('profile') }),
  PhotoUpload.extend({ intent: z.literal('photo') }),
  z.object({ intent: z.literal('removePhoto') }),
  LatinNameOf,
  AwayByTeam,
  BackByTeam,
  SetInactive,
  SetActive,
  NoteClearance,
])
export type ChangeMentor = z.infer<typeof ChangeMentor>
