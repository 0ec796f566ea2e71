import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

/** A mentee with the open parts, and why no mentorship can start. */
export type MatchableMentee = Row<'matchable_mentees'>
export type OpenPart = MatchableMentee['parts'][number]

/** Mentees by name or e-mail; without words those whose paid part has waited longest. */
export function listMatchableMentees(viewer: Viewer, words?: string) {
  return asViewer(
    viewer,
    (sql) => sql<MatchableMentee[]>`select * from api.matchable_mentees(words => ${words ?? null})`,
  )
}

/** One mentee as a candidate, or undefined. */
export async function findMatchableMentee(viewer: Viewer, menteeId: number) {
  const [mentee] = await asViewer(
    viewer,
    (sql) => sql<MatchableMentee[]>`select * from api.matchable_mentees(only_mentee => ${menteeId})`,
  )
  return mentee
}

/** What stands against a mentorship on a part, and what it would close. */
export type Match = Row<'match_check'>

/** A part with its mentee and, if named, a mentor; undefined if one of them does not exist. */
export async function findMatch(viewer: Viewer, partId: number, mentorId?: number) {
  const [match] = await asViewer(
    viewer,
    (sql) => sql<Match[]>`
    select * from api.match_check(part_id => ${partId}, with_mentor => ${mentorId ?? null})`,
  )
  return match
}

/** An available mentor with the score for a mentee and its reasons. */
export type AvailableMentor = Omit<Row<'available_mentors'>, 'reasons'> & { reasons: MatchReason[] }
export type MatchReason = NonNullable<Match['reasons']>[number]

/** The mentors who may be matched with a part, best score first, at most a hundred. Raises part_not_found. */
export function listAvailableMentors(viewer: Viewer, partId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AvailableMentor[]>`select * from api.available_mentors(part_id => ${partId})`,
  )
}

/**
 * Starts a mentorship on a part. Raises part_not_found, mentor_not_found, own_profile, person_erased,
 * profile_incomplete, request_pending, mentee_in_mentorship, mentor_in_mentorship, mentor_not_available,
 * payment_not_confirmed, payment_disputed, coaching_not_completed.
 */
export async function createMentorship(viewer: Viewer, partId: number, mentorId: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ id: number }]>`
    select api.create_mentorship(part_id => ${partId}, mentor_id => ${mentorId}) as id`,
  )
  return row.id
}
