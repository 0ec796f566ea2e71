import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { withShownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { PauseMentorship, StopMentorship } from './schema'

/** A mentorship as mentee or mentor sees it; contact data of the other person only while it runs. */
export type Mentorship = Row<'own_mentorships'>
export type MentorshipStatus = Mentorship['status']

/** The viewer's mentorships, newest first. */
export async function listMentorships(viewer: Viewer) {
  const mentorships = await asViewer(viewer, (sql) => sql<Mentorship[]>`select * from api.own_mentorships()`)
  return mentorships.map((mentorship) => withShownName(viewer, mentorship))
}

export type AdminMentorship = ListedRow<'admin_mentorships'>

/** One mentorship in any status, for admins, or undefined. */
export async function findAdminMentorship(viewer: Viewer, id: number) {
  const [mentorship] = await asViewer(
    viewer,
    (sql) => sql<AdminMentorship[]>`select * from api.admin_mentorships where id = ${id}`,
  )
  return mentorship
}

/** Stops a mentorship; returns the day it ends. Raises mentorship_not_found, no_running_mentorship, reason_missing. */
export async function stopMentorship(
  viewer: Viewer,
  id: number,
  { reason, requestedBy, outcome }: StopMentorship,
) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ endsOn: string }[]>`
    select api.stop_mentorship(mentorship_id => ${id}, reason => ${reason}, requested_by => ${requestedBy},
      outcome => ${outcome ?? null}) as ends_on`,
  )
  return row!.endsOn
}

/** Completes a mentorship. Raises mentorship_not_found, no_running_mentorship, below_minimum_sessions. */
export function completeMentorship(viewer: Viewer, id: number, belowMinimum: boolean) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.complete_mentorship(mentorship_id => ${id}, below_minimum => ${belowMinimum})`,
  )
}

/** Pauses a mentorship. Raises no_running_mentorship, not_enough_sessions_left, paused_before. */
export function pauseMentorship(viewer: Viewer, id: number, { reason, override }: PauseMentorship) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.pause_mentorship(mentorship_id => ${id}, reason => ${reason ?? null}, override => ${override ?? false})`,
  )
}

/**
 * Resumes a paused mentorship; returns its new status. Raises not_paused, resume_limit_passed,
 * mentee_in_mentorship, request_pending, payment_disputed, purchase_closed.
 */
export async function resumeMentorship(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ status: MentorshipStatus }[]>`
    select api.resume_mentorship(mentorship_id => ${id}) as status`,
  )
  return row!.status
}
