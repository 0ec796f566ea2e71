import type { z } from 'zod'
import { ChangeVisibility, EditOwnMentee } from '~/domain/accounts/own-account-schema'
import { OptionalDay } from '~/domain/day-schema'

/** A mentee's profile as an admin changes it: with birthdate and visibility. */
export const EditMentee = EditOwnMentee.omit({ intent: true }).extend({
  birthdate: OptionalDay,
  visibility: ChangeVisibility.shape.visibility,
})
export type EditMentee = z.infer<typeof EditMentee>
