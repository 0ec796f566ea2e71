import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

/** A mentee with the open parts, and why no mentorship can start. */
export type MatchableMentee = Row<'matchable_mentees'>

/** One mentee as a candidate, or undefined. */
export async function findMatchableMentee(viewer: Viewer, menteeId: number) {
  const [mentee] = await reads.matchableMentees(viewer, { onlyMentee: menteeId })
  return mentee
}

/** What stands against a mentorship on a part, and what it would close. */
export type Match = Row<'match_check'>

/** An available mentor with the score for a mentee and its reasons. */
export type AvailableMentor = Omit<Row<'available_mentors'>, 'reasons'> & { reasons: MatchReason[] }
export type MatchReason = NonNullable<Match['reasons']>[number]
