import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf, type Outcome } from '~/domain/mentorship-requests/outcome'
import { daysSince } from '~/i18n/format'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'
import type { Mentorship } from './mentorships.server'
import type { Proposal } from './proposals.server'
import type { Session } from './sessions.server'

type MenteeState = {
  parts: Part[]
  purchases: Purchase[]
  requests: MentorshipRequest[]
  mentorships: Mentorship[]
  /** Those of the running mentorship. */
  sessions: Session[]
  proposal?: Proposal
  now: Date
}

/** A session with a time. */
type Planned = Session & { startsAt: Date }

/**
 * What a pair does next; `settle`: the time of a planned session is over, and nobody said what became of it;
 * `pickTime`: times are offered to the viewer; `timesOffered`: the viewer has offered them.
 */
export type PairStep =
  | { step: 'settle'; mentorship: Mentorship; session: Planned }
  | { step: 'meetOn'; mentorship: Mentorship; session: Planned }
  | { step: 'pickTime' | 'timesOffered'; mentorship: Mentorship }
  | { step: 'notice'; mentorship: Mentorship & { endsOn: string } }
  | { step: 'sessions'; mentorship: Mentorship }

export type NextStep =
  | PairStep
  | { step: 'question'; request: MentorshipRequest }
  | { step: 'answer'; request: MentorshipRequest }
  | { step: 'guardian' | 'guardianAsked' | 'guardianObjected' }
  | { step: 'declined'; part: Part; request: MentorshipRequest }
  | { step: 'choose'; part: Part; wanted: { id: number; name: string } | null; afterCoaching: boolean }
  | { step: 'pause'; mentorship: Mentorship }
  | { step: 'disputed'; part: Part }
  | { step: 'cardUnderWay'; purchase: Purchase }
  | { step: 'confirmation'; purchase: Purchase }
  | { step: 'payment'; purchase: Purchase }
  | { step: 'package' }

// For so many days after a request was declined the page helps to find another mentor.
const declinedDays = 14
const declines: (Outcome | null)[] = ['mentor_rejected', 'admin_rejected', 'expired', 'mentor_unavailable']

/** For each step, the texts of `mentee:next` that the overview may show for it. */
export const nextStepTexts = {
  settle: ['settle'],
  meetOn: ['meetOn'],
  pickTime: ['pickTime'],
  timesOffered: ['timesOffered'],
  notice: ['notice'],
  sessions: ['firstSession', 'sessions', 'enoughSessions'],
  question: ['question'],
  answer: ['answer'],
  guardian: ['guardian'],
  guardianAsked: ['guardianAsked'],
  guardianObjected: ['guardianObjected'],
  declined: ['declined', 'declinedAlone'],
  choose: ['chooseMentor', 'chooseCoach', 'chooseAfterCoaching', 'chooseWanted'],
  pause: ['pause'],
  disputed: ['disputed'],
  cardUnderWay: ['cardUnderWay'],
  confirmation: ['confirmation'],
  payment: ['payment', 'paymentAnyWay'],
  package: ['package'],
} as const satisfies Record<NextStep['step'], readonly string[]>
export type NextStepText = (typeof nextStepTexts)[NextStep['step']][number]

/** The mentee's next step. A running mentorship comes first, then a pending request, then an unpaid order. */
export function nextStepOf({ parts, purchases, requests, mentorships, ...pair }: MenteeState): NextStep {
  const { now } = pair
  const running = mentorships.find(({ status }) => status === 'running')
  if (running) return pairStepOf('mentee', { mentorship: running, ...pair })

  const request = requests.find(({ status }) => status === 'pending')
  if (request)
    return {
      step: request.question && !request.answer ? 'question' : 'answer',
      request,
    }

  if (purchases.some(({ guardianObstacle }) => guardianObstacle === 'guardian_objected'))
    return { step: 'guardianObjected' }
  if (purchases.some(({ guardianObstacle }) => guardianObstacle === 'guardian_needed'))
    return { step: 'guardian' }
  if (purchases.some(({ guardianObstacle }) => guardianObstacle === 'guardian_not_confirmed'))
    return { step: 'guardianAsked' }

  // blockedBy is computed by the database. Lists are newest first; the oldest part is used first.
  const part = parts.filter(({ status, blockedBy }) => status === 'paid' && blockedBy === null).at(-1)
  if (part) {
    const [last] = requests
    const since = last?.answeredAt ? daysSince(last.answeredAt, now) : Infinity
    const back = last?.closeReason === 'mentor_unavailable' && last.mentorFree
    if (last?.partFree && !back && declines.includes(outcomeOf(last, now)) && since < declinedDays)
      return { step: 'declined', part, request: last }
    const chosen = purchases.find(({ id }) => id === part.purchaseId)?.wantedMentor
    const again = back ? { id: last.mentorId, name: last.otherName } : null
    const asked = requests.some(({ mentorId }) => mentorId === chosen?.id)
    const first = firstOfPurchase(parts, part)
    const afterCoaching =
      first.kind === 'mentoring' &&
      parts.some(({ kind, purchaseId }) => kind === 'coaching' && purchaseId === first.purchaseId)
    return { step: 'choose', part: first, wanted: again ?? (asked ? null : (chosen ?? null)), afterCoaching }
  }

  const paused = mentorships.find(({ status }) => status === 'paused')
  if (paused) return { step: 'pause', mentorship: paused }

  const disputed = parts.find(({ blockedBy }) => blockedBy === 'payment_disputed')
  if (disputed) return { step: 'disputed', part: disputed }

  const unpaid = purchases.filter(({ status }) => status === 'awaiting_payment')
  const underWay = unpaid.find(({ cardUnderWay }) => cardUnderWay)
  if (underWay) return { step: 'cardUnderWay', purchase: underWay }
  const purchase = unpaid.find(({ proofs }) => proofs.length > 0) ?? unpaid[0]
  if (purchase)
    return {
      step: purchase.proofs.length > 0 ? 'confirmation' : 'payment',
      purchase,
    }

  return { step: 'package' }
}

type PairState = Pick<MenteeState, 'sessions' | 'proposal' | 'now'> & { mentorship: Mentorship }

/** The next step of a running mentorship, for one of the pair. */
export function pairStepOf(
  side: 'mentee' | 'mentor',
  { mentorship, sessions, proposal, now }: PairState,
): PairStep {
  const planned = sessions
    .filter((session): session is Planned => session.status === 'planned' && session.startsAt !== null)
    .sort((one, other) => Number(one.startsAt) - Number(other.startsAt))
  const [session] = planned
  if (session && session.startsAt <= now) return { step: 'settle', mentorship, session }
  if (proposal && proposal.proposedBy !== side) return { step: 'pickTime', mentorship }
  if (session) return { step: 'meetOn', mentorship, session }
  if (proposal) return { step: 'timesOffered', mentorship }
  const { endsOn } = mentorship
  return endsOn ? { step: 'notice', mentorship: { ...mentorship, endsOn } } : { step: 'sessions', mentorship }
}

/** Within a purchase, parts are in order, so search its first usable part. */
function firstOfPurchase(parts: Part[], found: Part) {
  return (
    parts.find(
      (part) => part.purchaseId === found.purchaseId && part.status === 'paid' && part.blockedBy === null,
    ) ?? found
  )
}
