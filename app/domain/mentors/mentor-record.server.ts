import { asViewer, inOneTransaction } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { findDueProfile } from '~/domain/created-people/created-people.server'
import { getFigures } from '~/domain/constants/constants.server'
import type { EditRequest } from '~/domain/edit-requests/edit-requests.server'
import { nameChanges } from '~/domain/edit-requests/named-changes.server'
import {
  profileFields,
  type FieldValue,
  type ProfileField,
  type ProfileValues,
} from '~/domain/edit-requests/profile-fields'
import type { Version } from '~/domain/edits/versions'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { findAccount, listConsents, listNotes, listSentMessages } from '~/domain/people/people.server'
import { readPersonTimeline } from '~/domain/people/timeline.server'
import { readPhotoFile } from '~/domain/photos/photo-file.server'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { changesOf, formOf, type EditProfile } from './profile-edit'
import { listGiftsOf } from '~/domain/scholarships/scholarships.server'
import { listTestimonials } from './testimonials.server'

export type MentorRecord = Row<'admin_mentor_records'>

/** The rows of a list on the page. More than these are in the team's lists. */
const mostRows = 20

/** A mentor for the team; undefined if there is none with this id. */
export async function findMentorRecord(viewer: Viewer, id: number) {
  const [record] = await asViewer(
    viewer,
    (sql) => sql<MentorRecord[]>`select * from api.admin_mentor_records where id = ${id}`,
  )
  return record
}

/** All that the page of a mentor shows, read in one transaction; undefined for an unknown mentor. */
export async function readMentorPage(
  viewer: Viewer,
  id: number,
  { before, language }: { before: string | null; language: Language },
) {
  const found = await inOneTransaction(viewer, async (joined) => {
    const mentor = await findMentorRecord(joined, id)
    if (!mentor) return undefined
    const { userId } = mentor
    const [
      account,
      profile,
      requests,
      mentorships,
      edits,
      testimonials,
      messages,
      notes,
      consents,
      timeline,
      due,
      gifts,
    ] = await Promise.all([
      findAccount(joined, userId),
      readProfile(joined, id),
      listRequestsTo(joined, id),
      listMentorshipsOf(joined, id),
      listEditsOf(joined, id),
      listTestimonials(joined, id),
      listSentMessages(joined, userId, 'mentor'),
      listNotes(joined, userId),
      listConsents(joined, userId),
      readPersonTimeline(joined, userId, { before, language }),
      findDueProfile(joined, 'mentor', id),
      listGiftsOf(joined, id),
    ])
    return {
      mentor,
      account: account!,
      profile,
      requests,
      mentorships,
      edits,
      testimonials,
      messages,
      notes,
      consents,
      timeline,
      due,
      gifts,
    }
  })
  return found && { ...found, profile: await namedProfile(found.profile, language) }
}

/** A field of the profile with its value, ids and codes replaced by names. */
export type NamedField = { field: ProfileField; value: FieldValue }

async function namedProfile(profile: ProfileValues, language: Language): Promise<NamedField[]> {
  const fields = profileFields.map((field) => {
    const value = profile[field] ?? null
    return { field, valueThen: value, valueNow: value, valueNew: value }
  })
  return (await nameChanges(fields, language)).map(({ field, valueNow }) => ({ field, value: valueNow }))
}

async function readProfile(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ profile: ProfileValues }]>`select api.mentor_profile_of(mentor_id => ${id}) as profile`,
  )
  return row.profile
}

/** The requests to a mentor, those that wait first. */
export function listRequestsTo(viewer: Viewer, id: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where mentor_id = ${id}
    order by status = 'pending' desc, requested_at desc, id desc limit ${mostRows}`,
  )
}

function listMentorshipsOf(viewer: Viewer, id: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminMentorship[]>`
    select * from api.admin_mentorships where mentor_id = ${id}
    order by status = 'running' desc, started_at desc, id desc limit ${mostRows}`,
  )
}

function listEditsOf(viewer: Viewer, id: number) {
  return asViewer(
    viewer,
    (sql) => sql<EditRequest[]>`
    select * from api.edit_requests where mentor_id = ${id} order by id desc limit ${mostRows}`,
  )
}

/**
 * A mentor with the profile, the values of the form that edits it, and its last changes; undefined for an unknown mentor.
 */
export function readMentorForm(viewer: Viewer, id: number) {
  return inOneTransaction(viewer, async (joined) => {
    const [mentor, profile, edits] = await Promise.all([
      findMentorRecord(joined, id),
      readProfile(joined, id),
      listLastEdits(joined, 'mentors', id),
    ])
    return mentor && { mentor, profile, values: formOf(profile), edits }
  })
}

/** Writes the changed fields at once; false if nothing differs. Raises the errors of changeMentor. */
export async function editMentor(viewer: Viewer, id: number, edit: EditProfile) {
  const changes = changesOf(edit, await readProfile(viewer, id))
  if (Object.keys(changes).length === 0) return false
  await changeMentor(viewer, id, changes, edit.seen)
  return true
}

/** Writes the given fields at once. With `seen`, nothing is overwritten unseen. Raises the errors of api.edit_mentor. */
export function changeMentor(viewer: Viewer, id: number, changes: ProfileValues, seen?: ProfileValues) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.edit_mentor(mentor_id => ${id}, changes => ${sql.json(changes)}, seen => ${seen ? sql.json(seen) : null})`,
  )
}

/**
 * Gives a mentor another photo at once. Raises photo_type, photo_too_large and the errors of api.set_mentor_photo.
 */
export async function sendMentorPhoto(viewer: Viewer, id: number, file: File) {
  const { small, large, mime } = await readPhotoFile(file, (await getFigures()).photoBytes)
  await asViewer(
    viewer,
    (sql) => sql`
    select api.set_mentor_photo(
      mentor_id => ${id}, photo_small => ${small}, photo_large => ${large}, photo_mime => ${mime})`,
  )
}

/** Removes a mentor's photo. Raises the errors of api.set_mentor_photo. */
export function removeMentorPhoto(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.set_mentor_photo(mentor_id => ${id})`)
}

/**
 * Sets a mentor active or inactive; the reason is mailed. Raises mentor_not_found, own_profile, person_erased,
 * transition_not_allowed, mentor_in_mentorship.
 */
export async function setMentorStatus(
  viewer: Viewer,
  id: number,
  status: 'active' | 'inactive',
  reason?: string,
) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ changed: boolean }]>`
    select api.change_mentor_status(status => ${status}, mentor_id => ${id}, reason => ${reason ?? null}) as changed`,
  )
  return row.changed
}

/**
 * Sets a mentor away until a day; null means back. `seen`: the absence on the page. Raises date_in_past, own_profile,
 * person_erased, changed_meanwhile.
 */
export function setMentorAway(viewer: Viewer, id: number, until: string | null, seen?: Version) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.set_away(until => ${until}, mentor_id => ${id}, seen => ${seen ? sql.json(seen) : null})`,
  )
}
