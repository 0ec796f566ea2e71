import type { Role } from '~/viewer/role'
import type { Mentorship } from './mentorships.server'
import type { PlannedPair, PlannedSession } from './planned-sessions.server'
import type { Session } from './sessions.server'

/** True if as many sessions are held or planned as may count, so that no other can be planned. R13 */
export const isFull = ({ completedSessions, sessionCap }: Mentorship, sessions: Session[]) =>
  completedSessions + sessions.filter(({ status }) => status === 'planned').length >= sessionCap

/** What rules.session_counts decides, to say it beforehand. */
export const sessionCounts = ({ kind }: Pick<PlannedPair, 'kind'>, status: Session['status']) =>
  status === 'held' || (kind === 'coaching' && ['late_cancel', 'no_show_mentee'].includes(status))

/** What can become of a session, the most likely first. */
export const sessionActs = ['settle', 'move', 'cancel', 'remove'] as const
type SessionAct = (typeof sessionActs)[number]

/** What this side can do about a session now. R13, R14 */
export function actsOn(
  side: Role,
  pair: Pick<PlannedPair, 'kind' | 'status'>,
  session: Pick<PlannedSession, 'status' | 'startsAt'>,
  now: Date,
): SessionAct[] {
  const { status, startsAt } = session
  if (status !== 'planned') return side === 'admin' && sessionCounts(pair, status) ? ['remove'] : []
  const settled: SessionAct[] = side !== 'mentor' && startsAt && startsAt <= now ? ['settle'] : []
  return pair.status === 'running' ? [...settled, 'move', 'cancel'] : settled
}
