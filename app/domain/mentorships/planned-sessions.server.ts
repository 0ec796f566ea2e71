import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import type { Viewer } from '~/viewer/viewer'
import { findAdminMentorship, listMentorships, type Mentorship } from './mentorships.server'
import type { ActOnSession, PlanSession } from './session-schema'
import { listAdminSessions, listSessions, type Session } from './sessions.server'

/** A session as the pages about planning show it, for one of the pair or for an admin. */
export type PlannedSession = Pick<
  Session,
  | 'id'
  | 'status'
  | 'heldOn'
  | 'startsAt'
  | 'minutes'
  | 'place'
  | 'note'
  | 'cancelUntil'
  | 'shortNotice'
  | 'cancelsLate'
  | 'enteredAt'
>

type Counted = 'completedSessions' | 'minimumSessions'

/** The mentorship of a plan; `people` are the others: one name for each of the pair, both for an admin.
 * `countries`: where the pair lives, for its own eyes. */
export type PlannedPair = Pick<Mentorship, 'id' | 'kind' | 'status' | Counted> & {
  people: string[]
  countries: string[]
}

/** A mentorship of the viewer, or any for an admin, with its sessions; undefined if there is none. */
export function findPlanning(viewer: Viewer, mentorshipId: number) {
  return viewer.role === 'admin' ? ofAnyPair(viewer, mentorshipId) : ofOwnPair(viewer, mentorshipId)
}

async function ofOwnPair(viewer: Viewer, id: number) {
  const [mentorships, sessions] = await Promise.all([listMentorships(viewer), listSessions(viewer, id)])
  const found = mentorships.find((mentorship) => mentorship.id === id)
  return (
    found && {
      pair: pairOf(found, [found.otherName], found.countries),
      sessions: sessions as PlannedSession[],
    }
  )
}

async function ofAnyPair(viewer: Viewer, id: number) {
  const [found, sessions] = await Promise.all([
    findAdminMentorship(viewer, id),
    listAdminSessions(viewer, id),
  ])
  return (
    found && {
      pair: pairOf(found, [found.menteeName, found.mentorName], []),
      sessions: sessions as PlannedSession[],
    }
  )
}

const pairOf = (
  {
    id,
    kind,
    status,
    completedSessions,
    minimumSessions,
  }: Pick<Mentorship, 'id' | 'kind' | 'status' | Counted>,
  people: string[],
  countries: string[],
): PlannedPair => ({ id, kind, status, people, countries, completedSessions, minimumSessions })

/** The same with one of its sessions, in any status; undefined if there is none. */
export async function findPlannedSession(viewer: Viewer, mentorshipId: number, sessionId: number) {
  const found = await findPlanning(viewer, mentorshipId)
  const session = found?.sessions.find(({ id }) => id === sessionId)
  return found && session && { pair: found.pair, session }
}

/** Plans a session. Raises the errors of api.plan_session and api.wall_clock. */
export function planSession(viewer: Viewer, mentorshipId: number, plan: PlanSession) {
  const { formKey, day, time, minutes, place, note } = plan
  return act(
    viewer,
    (sql) => sql`
    select api.plan_session(mentorship_id => ${mentorshipId},
      starts_at => api.wall_clock(day => ${day}, at => ${time}), minutes => ${minutes ?? null}, note => ${note ?? null},
      place => ${place ?? null}, form_key => ${formKey})`,
  )
}

/** Moves, settles, cancels or removes a session; returns the key of what to tell. Raises what the act refuses. */
export async function actOnSession(viewer: Viewer, sessionId: number, act: ActOnSession) {
  switch (act.intent) {
    case 'move':
      await moveSession(viewer, sessionId, act)
      return 'sessionMoved'
    case 'settle': {
      const { status, minutes, note } = act
      await acts.settleSession(viewer, { sessionId, status, minutes, note })
      return 'sessionSettled'
    }
    case 'cancel': {
      const status = await acts.cancelSession(viewer, { sessionId, free: act.free ?? false })
      return status === 'late_cancel' ? 'sessionCancelledLate' : 'sessionCancelled'
    }
    case 'remove':
      await acts.removeSession(viewer, { sessionId })
      return 'sessionRemoved'
  }
}

/** Changes a planned session. Raises the errors of api.move_session and api.wall_clock. */
function moveSession(viewer: Viewer, sessionId: number, plan: PlanSession) {
  const { day, time, minutes, place, note } = plan
  return act(
    viewer,
    (sql) => sql`
    select api.move_session(session_id => ${sessionId}, starts_at => api.wall_clock(day => ${day}, at => ${time}),
      minutes => ${minutes ?? null}, note => ${note ?? null}, place => ${place ?? null})`,
  )
}
