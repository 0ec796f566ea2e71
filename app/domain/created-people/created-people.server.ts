import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { nameOfField } from '~/domain/mentors/profile-edit'
import type { Viewer } from '~/viewer/viewer'
import type { CreatedRole, NewMentee, NewMentor } from './schema'

/** The account that has an e-mail address: whether it holds the role already or is the viewer's own. */
export type KnownAccount = Row<'account_with_email'>

// Fields of the forms that are no part of the person.
const aside = [
  'invite',
  'review',
  'addToUserId',
  'packageId',
  'scholarshipId',
  'currentPassword',
] as const satisfies (keyof NewMentor | keyof NewMentee)[]

/** The fields of a person, named as in the database. Empty lists are left out: the database has its own. */
function personOf(given: NewMentor | NewMentee) {
  const fields = Object.entries(given).filter(
    ([field, value]) =>
      !(aside as readonly string[]).includes(field) &&
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(fields.map(([field, value]) => [nameOfField(field), value]))
}

/**
 * Creates a mentor for somebody else, or adds the profile to an account. Raises account_exists,
 * account_not_found, own_profile, profile_exists, and the errors of a profile.
 */
export async function createMentor(viewer: Viewer, mentor: NewMentor) {
  return acts.createPerson(viewer, {
    role: 'mentor',
    person: personOf(mentor),
    addToUserId: mentor.addToUserId,
    invite: mentor.invite,
    approved: !mentor.review,
  })
}

/**
 * The same for a mentee, with an order or a scholarship. Raises also too_young, package_not_found and what
 * refuses an award.
 */
export async function createMentee(viewer: Viewer, mentee: NewMentee) {
  return acts.createPerson(viewer, {
    role: 'mentee',
    person: personOf(mentee),
    addToUserId: mentee.addToUserId,
    invite: mentee.invite,
    packageId: mentee.packageId,
    scholarshipId: mentee.scholarshipId,
  })
}

/** A profile that waits for its owner, with the last mail about it. */
export type DueProfile = Row<'due_profiles'>

/** A profile of a role if it waits for its owner, or undefined. */
export async function findDueProfile(viewer: Viewer, role: CreatedRole, profileId: number) {
  const [due] = await read(
    viewer,
    (sql) => sql<DueProfile[]>`
    select * from api.due_profiles(role => ${role}, before_id => ${profileId + 1}, most => 1)
    where profile_id = ${profileId}`,
  )
  return due
}
