import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { FollowUp } from './schema'

export type FollowedUp = Row<'admin_follow_ups'>

/** What the team did about the troubles of a mentorship or a mentor, the newest first. */
export function listFollowUps(
  viewer: Viewer,
  { mentorshipId, mentorId }: { mentorshipId?: number; mentorId?: number },
) {
  return read(
    viewer,
    (sql) => sql<FollowedUp[]>`
    select * from api.admin_follow_ups
    where ${mentorId ? sql`mentor_id = ${mentorId}` : sql`mentorship_id = ${mentorshipId!}`}
    order by id desc`,
  )
}

/** Takes over or settles a trouble of the mentorship or the mentor with this id. Raises what api.follow_up refuses. */
export function followUp(viewer: Viewer, aboutId: number, act: FollowUp) {
  const { trouble, seen } = act
  return act.intent === 'take'
    ? acts.followUp(viewer, { trouble, aboutId, seen, settled: false })
    : acts.followUp(viewer, {
        trouble,
        aboutId,
        seen,
        settled: true,
        note: act.note,
        lookAgainOn: act.lookAgain,
      })
}
