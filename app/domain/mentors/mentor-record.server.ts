import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
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
import { listFollowUps } from '~/domain/follow-ups/follow-ups.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { listConsents, listNotes, listSentMessages } from '~/domain/people/people.server'
import { readPersonTimeline } from '~/domain/people/timeline.server'
import { listWaits } from '~/domain/queues/queues.server'
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
  const [record] = await read(
    viewer,
    (sql) => sql<MentorRecord[]>`select * from api.admin_mentor_records where id = ${id}`,
  )
  return record
}

/** All that the page of a mentor shows; undefined for an unknown mentor. */
export async function readMentorPage(
  viewer: Viewer,
  id: number,
  { before, language }: { before: string | null; language: Language },
) {
  const mentor = await findMentorRecord(viewer, id)
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
    followUps,
    waits,
  ] = await Promise.all([
    reads.personAccount(viewer, { userId }),
    readProfile(viewer, id),
    listRequestsTo(viewer, id),
    listMentorshipsOf(viewer, id),
    listEditsOf(viewer, id),
    listTestimonials(viewer, id),
    listSentMessages(viewer, userId, 'mentor'),
    listNotes(viewer, userId),
    listConsents(viewer, userId),
    readPersonTimeline(viewer, userId, { before, language }),
    findDueProfile(viewer, 'mentor', id),
    listGiftsOf(viewer, id),
    listFollowUps(viewer, { mentorId: id }),
    listWaits(viewer, 'mentor', id),
  ])
  return {
    mentor,
    account: account!,
    profile: await namedProfile(profile, language),
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
    followUps: [...followUps],
    waits,
  }
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
  return (await reads.mentorProfileOf(viewer, { mentorId: id })) as ProfileValues
}

/** The requests to a mentor, those that wait first. */
function listRequestsTo(viewer: Viewer, id: number) {
  return read(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where mentor_id = ${id}
    order by status = 'pending' desc, requested_at desc, id desc limit ${mostRows}`,
  )
}

function listMentorshipsOf(viewer: Viewer, id: number) {
  return read(
    viewer,
    (sql) => sql<AdminMentorship[]>`
    select * from api.admin_mentorships where mentor_id = ${id}
    order by status = 'running' desc, started_at desc, id desc limit ${mostRows}`,
  )
}

function listEditsOf(viewer: Viewer, id: number) {
  return read(
    viewer,
    (sql) => sql<EditRequest[]>`
    select * from api.edit_requests where mentor_id = ${id} order by id desc limit ${mostRows}`,
  )
}

/**
 * A mentor with the profile, the values of the form that edits it, and its last changes; undefined for an unknown mentor.
 */
export async function readMentorForm(viewer: Viewer, id: number) {
  const [mentor, profile, edits] = await Promise.all([
    findMentorRecord(viewer, id),
    readProfile(viewer, id),
    listLastEdits(viewer, 'mentors', id),
  ])
  return mentor && { mentor, profile, values: formOf(profile), edits }
}

/** Writes the changed fields at once; false if nothing differs. Raises the errors of api.edit_mentor. */
export async function editMentor(viewer: Viewer, id: number, edit: EditProfile) {
  const changes = changesOf(edit, await readProfile(viewer, id))
  if (Object.keys(changes).length === 0) return false
  await acts.editMentor(viewer, { mentorId: id, changes, seen: edit.seen })
  return true
}

/**
 * Gives a mentor another photo at once. Raises photo_type, photo_too_large and the errors of api.set_mentor_photo.
 */
export async function sendMentorPhoto(viewer: Viewer, id: number, file: File) {
  const { small, large, mime } = await readPhotoFile(file, (await getFigures()).photoBytes)
  await acts.setMentorPhoto(viewer, { mentorId: id, photoSmall: small, photoLarge: large, photoMime: mime })
}
