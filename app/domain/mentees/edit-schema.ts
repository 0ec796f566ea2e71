import { z } from 'zod'
import { ChangeVisibility, EditOwnMentee } from '~/domain/accounts/own-account-schema'
import { OptionalDay } from '~/domain/day-schema'
import { LatinNameOf } from '~/domain/people/schema'

/** A mentee's profile as an admin changes it: with birthdate and visibility. */
export const EditMentee = EditOwnMentee.omit({ intent: true }).extend({
  birthdate: OptionalDay,
  visibility: ChangeVisibility.shape.visibility,
})
export type EditMentee = z.infer<typeof EditMentee>

/** What the team changes of a mentee, each in a form of its own. */
export const ChangeMentee = z.discriminatedUnion('intent', [
  EditMentee.extend({ intent: z.literal('profile') }),
  LatinNameOf,
])
