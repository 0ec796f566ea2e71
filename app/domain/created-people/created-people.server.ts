import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { nameOfField } from '~/domain/mentors/profile-edit'
import type { Viewer } from '~/viewer/viewer'
import type { CreatedRole, NewMentee, NewMentor } from './schema'

/** The account that has an e-mail address: whether it holds the role already or is the viewer's own. */
export type KnownAccount = Row<'account_with_email'>

/** The account with an e-mail address, or undefined. */
export async function findAccount(viewer: Viewer, email: string, role: CreatedRole) {
  const [account] = await asViewer(
    viewer,
    (sql) => sql<KnownAccount[]>`
    select * from api.account_with_email(email => ${email}, role => ${role})`,
  )
  return account
}

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

type Created = Row<'create_person'>

/**
 * Creates a mentor for somebody else, or adds the profile to an account. Raises account_exists,
 * account_not_found, own_profile, profile_exists, and the errors of a profile.
 */
export async function createMentor(viewer: Viewer, mentor: NewMentor) {
  const [created] = await asViewer(
    viewer,
    (sql) => sql<[Created]>`
    select * from api.create_person(role => 'mentor', person => ${sql.json(personOf(mentor))},
      add_to_user_id => ${mentor.addToUserId ?? null}, invite => ${mentor.invite}, approved => ${!mentor.review})`,
  )
  return created
}

/**
 * The same for a mentee, with an order or a scholarship. Raises also too_young, package_not_found and what
 * refuses an award.
 */
export async function createMentee(viewer: Viewer, mentee: NewMentee) {
  const [created] = await asViewer(
    viewer,
    (sql) => sql<[Created]>`
    select * from api.create_person(role => 'mentee', person => ${sql.json(personOf(mentee))},
      add_to_user_id => ${mentee.addToUserId ?? null}, invite => ${mentee.invite},
      package_id => ${mentee.packageId ?? null}, scholarship_id => ${mentee.scholarshipId ?? null})`,
  )
  return created
}

/** A profile that waits for its owner, with the last mail about it. */
export type DueProfile = Row<'due_profiles'>

/** The newest profiles of a role that wait for their owners. */
export function listDueProfiles(viewer: Viewer, role: CreatedRole, most = 10) {
  return asViewer(
    viewer,
    (sql) => sql<DueProfile[]>`select * from api.due_profiles(role => ${role}, most => ${most})`,
  )
}

/** A profile of a role if it waits for its owner, or undefined. */
export async function findDueProfile(viewer: Viewer, role: CreatedRole, profileId: number) {
  const [due] = await asViewer(
    viewer,
    (sql) => sql<DueProfile[]>`
    select * from api.due_profiles(role => ${role}, before_id => ${profileId + 1}, most => 1)
    where profile_id = ${profileId}`,
  )
  return due
}

/**
 * Sends the mail about a waiting profile again; false if one was sent in the last minute. Raises
 * profile_complete, own_profile, person_erased.
 */
export async function sendInvitation(viewer: Viewer, userId: number, role: CreatedRole) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ sent: boolean }]>`
    select api.send_invitation(user_id => ${userId}, role => ${role}) as sent`,
  )
  return row.sent
}
