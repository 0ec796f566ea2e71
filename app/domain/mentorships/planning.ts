import type { Mentorship } from './mentorships.server'
import type { Session } from './sessions.server'

/** True if as many sessions are held or planned as may count, so that no other can be planned. R13 */
export const isFull = ({ completedSessions, sessionCap }: Mentorship, sessions: Session[]) =>
  completedSessions + sessions.filter(({ status }) => status === 'planned').length >= sessionCap
