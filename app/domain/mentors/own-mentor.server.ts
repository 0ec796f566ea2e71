import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { countTry } from '~/domain/accounts/tries.server'
import { getFigures } from '~/domain/constants/constants.server'
import { findOwnEdit } from '~/domain/edit-requests/edit-requests.server'
import { nameChanges } from '~/domain/edit-requests/named-changes.server'
import { listCountries, listOptions } from '~/domain/lookups/lookups.server'
import type { ProfileValues } from '~/domain/edit-requests/profile-fields'
import { readPhotoFile } from '~/domain/photos/photo-file.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'
import { changesOf, changesOfFields, formOf, type EditProfile, type ProfileEdit } from './profile-edit'

type MentorViewer = Viewer & { mentorId: number }

/** The viewing mentor's profile. */
export async function readOwnProfile(viewer: Viewer) {
  return (await reads.ownMentorProfile(viewer)) as ProfileValues
}

/**
 * The viewing mentor's newest edit request with names in a language, and the form's values: the profile with
 * the requested changes.
 */
export async function readProfileEdit(viewer: MentorViewer, language: Language) {
  const { edit, asked } = await readAsked(viewer)
  return {
    edit: edit && { ...edit, changes: await nameChanges(edit.changes, language) },
    values: formOf(asked),
  }
}

/** The profile as it stands, the newest edit request, and the profile with the changes that wait for an answer. */
async function readAsked(viewer: MentorViewer) {
  const [present, edit] = await Promise.all([readOwnProfile(viewer), findOwnEdit(viewer)])
  const waiting = Object.fromEntries((edit?.changes ?? []).map(({ field, valueNew }) => [field, valueNew]))
  return { present, edit, asked: { ...present, ...waiting } }
}

/** Requests the removal of the photo; false if the profile has none. */
export async function removePhoto(viewer: Viewer) {
  return (await acts.sendEditRequest(viewer, { changes: { photo_id: null } })) !== null
}

/** The options of the lists in the profile form. */
export async function profileOptions(language: Language) {
  const [industries, topics, counties, workStatuses, referralSources, countries] = await Promise.all([
    listOptions('industries', language),
    listOptions('support_topics', language),
    listOptions('counties', language),
    listOptions('work_statuses', language),
    listOptions('referral_sources', language),
    listCountries(language),
  ])
  return { industries, topics, counties, workStatuses, referralSources, countries }
}
export type ProfileOptions = Awaited<ReturnType<typeof profileOptions>>

/** Sends the changed fields to the team; false if nothing differs from the profile. */
export async function editProfile(viewer: Viewer, edit: EditProfile) {
  const changes = changesOf(edit, await readOwnProfile(viewer))
  return (
    Object.keys(changes).length > 0 &&
    (await acts.sendEditRequest(viewer, { changes, message: edit.words })) !== null
  )
}

/** Sends the given fields to the team, absent ones stay. Returns the open edit request's id, or null if nothing differs. */
async function editFields(viewer: MentorViewer, fields: ProfileEdit, words?: string) {
  const { present, asked } = await readAsked(viewer)
  const changes = changesOfFields(fields, asked, present)
  return Object.keys(changes).length > 0 ? acts.sendEditRequest(viewer, { changes, message: words }) : null
}

/** The same with a photo: all of it or nothing. Raises the errors of sendPhoto. */
export function editWithPhoto(
  viewer: MentorViewer,
  { fields, words, photo }: { fields: ProfileEdit; words?: string; photo?: File },
  address: string,
) {
  return act(viewer, async (_, one) => {
    const withPhoto = photo ? await sendPhoto(one, photo, address) : null
    return (await editFields(one, fields, words)) ?? withPhoto
  })
}

/** The photo of the viewing mentor's profile. */
export async function readOwnPhoto(viewer: MentorViewer) {
  const [row] = await read(
    viewer,
    (sql) => sql<Pick<Row<'mentor_cards'>, 'photoId'>[]>`
    select photo_id from api.mentor_cards where mentor_id = ${viewer.mentorId}`,
  )
  return row?.photoId ?? null
}

/**
 * Requests a new photo from an uploaded file; returns the open edit request's id. `address` is the sender's, for the limit of attempts. Raises
 * photo_type, photo_too_large, too_many_attempts.
 */
export async function sendPhoto(viewer: Viewer, file: File, address: string) {
  await countTry('photo', viewer.email, address)
  const { small, large, mime } = await readPhotoFile(file, (await getFigures()).photoBytes)
  return acts.sendPhoto(viewer, { photoSmall: small, photoLarge: large, photoMime: mime })
}

/** Whether a mentor is active or away, and what prevents becoming inactive. */
export type OwnAvailability = Pick<
  Row<'mentors'>,
  'status' | 'held' | 'awayUntil' | 'awayFrom' | 'offersMentoring' | 'offersCoaching' | 'running' | 'waiting'
>

/** The availability of the viewing mentor. */
export async function readAvailability(viewer: MentorViewer) {
  const [row] = await read(
    viewer,
    (sql) => sql<OwnAvailability[]>`
    select status, held, away_until, away_from, offers_mentoring, offers_coaching, running, waiting
    from api.mentors where id = ${viewer.mentorId}`,
  )
  return row!
}
