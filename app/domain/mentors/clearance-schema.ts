import { z } from 'zod'
import { OptionalDay, OptionalAnyDay } from '~/domain/day-schema'
import { versionFields } from '~/domain/edits/versions'

/** What the team has seen of a mentor who accepts minors; SQL decides which days fit each other. */
export const NoteClearance = z.object({
  declaredOn: OptionalDay,
  seenOn: OptionalDay,
  validUntil: OptionalAnyDay,
  ...versionFields,
})
