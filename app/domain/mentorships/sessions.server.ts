import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { AddSession, ChangeSessions } from './session-schema'

export type Session = Row<'sessions'>

export type AdminSession = Row<'admin_sessions'>

/** The sessions of a mentorship that the viewer may see, newest first. */
export function listSessions(viewer: Viewer, mentorshipId: number) {
  return read(
    viewer,
    (sql) => sql<Session[]>`
    select * from api.sessions
    where mentorship_id = ${mentorshipId} order by held_on desc, id desc limit 100`,
  )
}

/** The same for admins. */
export function listAdminSessions(viewer: Viewer, mentorshipId: number) {
  return read(
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
    : acts.decreaseSessions(viewer, change)
}

type NewSession = Pick<AddSession, 'formKey'> & Partial<AddSession>

/**
 * Adds a session, on the given day or today; returns the new count. Raises the errors of
 * api.increase_sessions.
 */
export async function addSession(viewer: Viewer, mentorshipId: number, session: NewSession) {
  const { formKey, heldOn, minutes, note, sameDay } = session
  return acts.increaseSessions(viewer, { mentorshipId, formKey, heldOn, minutes, note, sameDay })
}
