import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { AddSession, ChangeSessions } from './schema'

export type Session = Row<'sessions'>

export type AdminSession = Row<'admin_sessions'>

/** The sessions of a mentorship that the viewer may see, newest first. */
export function listSessions(viewer: Viewer, mentorshipId: number) {
  return asViewer(
    viewer,
    (sql) => sql<Session[]>`
    select * from api.sessions
    where mentorship_id = ${mentorshipId} order by held_on desc, id desc limit 100`,
  )
}

/** The same for admins. */
export function listAdminSessions(viewer: Viewer, mentorshipId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminSession[]>`
    select * from api.admin_sessions where mentorship_id = ${mentorshipId} order by held_on desc, id desc limit 100`,
  )
}

/**
 * Adds or removes a session; returns the new count. Raises the errors of api.increase_sessions and
 * api.decrease_sessions.
 */
export function changeSessions(viewer: Viewer, change: ChangeSessions) {
  return change.intent === 'increase'
    ? addSession(viewer, change.mentorshipId, change)
    : takeBack(viewer, change)
}

type NewSession = Pick<AddSession, 'formKey'> & Partial<AddSession>

/**
 * Adds a session, on the given day or today; returns the new count. Raises the errors of
 * api.increase_sessions.
 */
export async function addSession(viewer: Viewer, mentorshipId: number, session: NewSession) {
  const { formKey, heldOn, minutes, note, sameDay } = session
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ count: number }[]>`
    select api.increase_sessions(mentorship_id => ${mentorshipId}, form_key => ${formKey}, held_on => ${heldOn ?? null},
      minutes => ${minutes ?? null}, note => ${note ?? null}, same_day => ${sameDay ?? false}) as count`,
  )
  return row!.count
}

async function takeBack(
  viewer: Viewer,
  { mentorshipId, formKey }: { mentorshipId: number; formKey: string },
) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ count: number }[]>`
    select api.decrease_sessions(mentorship_id => ${mentorshipId}, form_key => ${formKey}) as count`,
  )
  return row!.count
}

/** An admin removes a session. Raises session_not_found, no_running_mentorship, own_profile. */
export function removeSession(viewer: Viewer, sessionId: number) {
  return asViewer(viewer, (sql) => sql`select api.remove_session(session_id => ${sessionId})`)
}
