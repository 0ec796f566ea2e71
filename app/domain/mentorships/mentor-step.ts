import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { OwnAvailability } from '~/domain/mentors/own-mentor.server'
import { athensDay } from '~/i18n/format'
import type { Mentorship } from './mentorships.server'
import { pairStepOf, type PairStep } from './next-step'
import type { Proposal } from './proposals.server'
import type { Session } from './sessions.server'

type MentorState = {
  availability: OwnAvailability
  /** Pending requests, the next deadline first. */
  pending: MentorshipRequest[]
  current?: Mentorship
  /** Those of the current mentorship. */
  sessions: Session[]
  proposal?: Proposal
  now: Date
}

export type MentorStep =
  | { step: 'answer'; request: MentorshipRequest; count: number }
  | Exclude<PairStep, { step: 'sessions' }>
  | { step: 'meet' | 'goOn'; mentorship: Mentorship }
  | { step: 'enough'; mentorship: Mentorship }
  | { step: 'inactive' | 'held' }
  | { step: 'away'; until: string }
  | { step: 'wait' }

/** The mentor's next step. A pending request comes first, then the running mentorship, then what keeps requests away. */
export function mentorStepOf({ availability, pending, current, now, ...pair }: MentorState): MentorStep {
  const [request] = pending
  if (request) return { step: 'answer', request, count: pending.length }
  if (current) {
    const next = pairStepOf('mentor', { mentorship: current, now, ...pair })
    if (next.step !== 'sessions') return next
    const { completedSessions, minimumSessions } = current
    if (completedSessions >= minimumSessions) return { step: 'enough', mentorship: current }
    return { step: completedSessions === 0 ? 'meet' : 'goOn', mentorship: current }
  }
  if (availability.held) return { step: 'held' }
  if (availability.status !== 'active') return { step: 'inactive' }
  const { awayUntil, awayFrom } = availability
  return awayUntil && awayUntil > athensDay(now) && !awayFrom
    ? { step: 'away', until: awayUntil }
    : { step: 'wait' }
}
