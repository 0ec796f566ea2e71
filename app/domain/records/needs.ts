// Long: what every kind of record can need stands in one list.
import { withinDeadline } from '~/i18n/format'
import type { MentorshipRecord, TestimonialOfPair } from '~/domain/mentorships/mentorship-records.server'
import type { AdminFeedback } from '~/domain/mentorships/feedback.server'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { AdminWish } from '~/domain/mentorships/wishes.server'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { Queue, Wait } from '~/domain/queues/queue-counts'
import type {
  AdminPart,
  MenteesPurchase,
  OpenFlag,
  OpenRefundRequest,
  WholePurchase,
} from '~/domain/purchases/purchase-records.server'

/** What a record can need. The first group has an act, the second only says what is going on. */
export type NeedName =
  | 'refundAsked'
  | 'paymentFlag'
  | 'refundToSend'
  | 'surplus'
  | 'paidInPart'
  | 'proof'
  | 'guardian'
  | 'guardianAsked'
  | 'guardianObjected'
  | 'answerSoon'
  | 'unhappy'
  | 'wish'
  | 'clearance'
  | 'quiet'
  | 'pauseOver'
  | 'ready'
  | 'unmatched'
  | 'testimonial'
  | 'unreached'
  | 'call'
  | 'checkIn'
  | 'application'
  | 'edit'
  | 'undocumented'
  | 'moneyWaiting'
  | 'suggestion'
  | 'scholarshipAsked'
  | 'gift'
  | 'report'
  | 'rejections'
  | 'own'
  | 'disputed'
  | 'answer'
  | 'notice'
  | 'paused'
  | 'running'
  | 'free'
  | 'cardUnderWay'
  | 'unpaid'
  | 'closedClaim'
  | 'nothing'

// Nothing is late: the team waits, or may act.
const calm = new Set<NeedName>([
  'own',
  'disputed',
  'answer',
  'notice',
  'paused',
  'running',
  'free',
  'cardUnderWay',
  'guardianAsked',
  'unpaid',
  'closedClaim',
  'nothing',
])
export const isCalm = ({ need }: Need) => calm.has(need)

/** As what a record shows that it stands in a queue; undefined where no record does. */
const needOfQueue: Record<Queue, NeedName | undefined> = {
  unreached: 'unreached',
  menteeCalls: 'call',
  mentorCalls: 'call',
  checkIns: 'checkIn',
  unmatched: 'unmatched',
  applications: 'application',
  editRequests: 'edit',
  requestsDueSoon: 'answerSoon',
  proofs: 'proof',
  refundRequests: 'refundAsked',
  refundsToSend: 'refundToSend',
  paymentFlags: 'paymentFlag',
  moneyWaiting: 'moneyWaiting',
  undocumented: 'undocumented',
  suggestionRequests: 'suggestion',
  gifts: 'gift',
  scholarshipRequests: 'scholarshipAsked',
  reports: 'report',
  quietPairs: 'quiet',
  clearances: 'clearance',
  readyPairs: 'ready',
  unhappyAnswers: 'unhappy',
  wishes: 'wish',
  flaggedMentors: 'rejections',
  seminarsToPlan: undefined,
}

/**
 * A need with what else waits, so that no record is calm about what Today counts: of a calm one the first wait takes the
 * place, the others stand below it.
 */
export function withWaits(need: Need, waits: Wait[]): { need: Need; others: Need[] } {
  const waiting = waits.flatMap(({ queue, id, mentorId }) => {
    const name = needOfQueue[queue]
    if (!name || name === need.need) return []
    return [{ need: name, id: (name === 'clearance' ? mentorId : id) ?? undefined, brief: true as const }]
  })
  const one = waiting.filter((each, at) => waiting.findIndex(({ need: name }) => name === each.need) === at)
  const [first, ...others] = one
  return first && isCalm(need) && need.need !== 'own' ? { need: first, others } : { need, others: one }
}

/**
 * The most urgent matter of a record. `id` is the row that the act is about, `when` a day or a deadline, `count` a
 * number of days or sessions, `name` the other person, `sums` amounts in cents.
 */
export type Need = {
  need: NeedName
  id?: number
  when?: Date | string | null
  count?: number
  name?: string
  sums?: Record<string, number>
  currency?: string
  /** Known by its queue alone: there is no more to tell. */
  brief?: true
}

type OfMentee = {
  mentee: { id: number; own: boolean; needsGuardian: boolean; guardianObjectedAt: Date | string | null }
  refundRequests: OpenRefundRequest[]
  flags: OpenFlag[]
  purchases: MenteesPurchase[]
  parts: AdminPart[]
  requests: AdminRequest[]
  mentorships: AdminMentorship[]
}

/** What the team should do now for a mentee: money first, then the deadline, the mentorship, the free package. */
export function menteeNeed(of: OfMentee): Need {
  if (of.mentee.own) return { need: 'own' }
  const [asked] = of.refundRequests
  const [flag] = of.flags
  const proof = of.purchases.find(({ proofSince }) => proofSince !== null)
  const request = of.requests.find(({ status }) => status === 'pending')
  const mentorship = of.mentorships.find(({ status }) => status === 'running')
  if (asked) return { need: 'refundAsked', id: asked.purchaseId, when: asked.askedAt }
  if (flag) return { need: 'paymentFlag', id: flag.purchaseId ?? undefined, when: flag.raisedAt }
  if (proof) return { need: 'proof', id: proof.id, when: proof.proofSince, name: proof.reference }
  if (of.mentee.guardianObjectedAt)
    return { need: 'guardianObjected', id: of.mentee.id, when: of.mentee.guardianObjectedAt }
  if (of.mentee.needsGuardian) return { need: 'guardian', id: of.mentee.id }
  if (request?.dueSoon) return needOfRequest('answerSoon', request)
  if (mentorship) return stateOfPair(mentorship, mentorship.mentorName)
  if (request) return needOfRequest('answer', request)
  const free = of.parts.find(({ freeSince }) => freeSince !== null)
  if (free?.unmatched) return { need: 'unmatched', id: of.mentee.id, when: free.freeSince }
  const paused = of.mentorships.find(({ status }) => status === 'paused')
  if (paused) return stateOfPair(paused, paused.mentorName)
  if (free) return { need: 'free', id: of.mentee.id, when: free.freeSince }
  const unpaid = of.purchases.find(({ status }) => status === 'awaiting_payment')
  if (unpaid) return { need: 'unpaid', id: unpaid.id, when: unpaid.purchasedAt, name: unpaid.reference }
  return { need: 'nothing' }
}

const needOfRequest = (
  need: 'answer' | 'answerSoon',
  { id, answerDueAt, mentorName }: AdminRequest,
): Need => ({
  need,
  id,
  when: answerDueAt,
  name: mentorName,
})

/** What the team should do now about a purchase. */
export function purchaseNeed({
  purchase,
  parts,
  mentorships,
  payments,
  refunds,
  refundCase,
  flags,
}: WholePurchase): Need {
  if (purchase.own) return { need: 'own' }
  const flag = flags.find(({ settledAt }) => settledAt === null)
  const toSend = refunds.find(({ stage }) => stage === 'to_send')
  const surplus = payments.find(({ owedCents }) => owedCents > 0)
  const running = mentorships.find(({ status }) => status === 'running')
  const free = parts.find(({ freeSince }) => freeSince !== null)
  const { asked } = refundCase
  const { id, priceCents: price, receivedCents: received, currency } = purchase
  if (asked) return { need: 'refundAsked', id, when: asked.askedAt }
  if (toSend) return { need: 'refundToSend', id, when: toSend.requestedAt }
  if (surplus)
    return {
      need: 'surplus',
      id,
      when: surplus.paidAt,
      sums: { amount: surplus.owedCents },
      currency,
    }
  if (flag) return { need: 'paymentFlag', id, when: flag.raisedAt }
  if (received > 0)
    return { need: 'paidInPart', id, sums: { price, received, missing: price - received }, currency }
  if (purchase.guardianObstacle === 'guardian_not_confirmed')
    return { need: 'guardianAsked', id: purchase.id, name: purchase.guardianName ?? '' }
  if (purchase.guardianObstacle === 'guardian_objected')
    return { need: 'guardianObjected', id: purchase.menteeId }
  if (purchase.guardianObstacle) return { need: 'guardian', id: purchase.menteeId }
  if (purchase.proofSince)
    return { need: 'proof', id: purchase.id, when: purchase.proofSince, name: purchase.reference }
  if (purchase.disputedAt) return { need: 'disputed', when: purchase.disputedAt }
  if (purchase.cardUnderWay) return { need: 'cardUnderWay' }
  if (purchase.status === 'awaiting_payment')
    return { need: 'unpaid', id: purchase.id, when: purchase.purchasedAt, name: purchase.reference }
  if (running) return { need: 'running', id: running.id, when: running.untilOn, name: running.mentorName }
  if (free)
    return { need: free.unmatched ? 'unmatched' : 'free', id: purchase.menteeId, when: free.freeSince }
  return purchase.reopenable ? { need: 'closedClaim', id: purchase.id } : { need: 'nothing' }
}

type OfPair = {
  mentorship: MentorshipRecord
  feedback: AdminFeedback[]
  testimonials: TestimonialOfPair[]
  wishes: AdminWish[]
}

/** What the team should do now about a mentorship. */
export function mentorshipNeed({ mentorship, feedback, testimonials, wishes }: OfPair): Need {
  if (mentorship.own) return { need: 'own' }
  const wish = wishes.find(({ closedAt }) => closedAt === null)
  if (wish) return { need: 'wish', id: mentorship.id, when: wish.askedAt, name: wish.name }
  const unhappy = feedback.findLast(({ answers }) => answers.going === 'badly')
  const draft = testimonials.find(({ publishedAt }) => publishedAt === null)
  if (mentorship.trouble === 'unhappy' && unhappy)
    return { need: 'unhappy', id: mentorship.id, when: unhappy.givenAt, name: unhappy.name }
  // As the team's day says it (the list's scope of minors).
  if (mentorship.clearanceDue)
    return {
      need: 'clearance',
      id: mentorship.mentorId,
      when: mentorship.certificateUntil,
      name: mentorship.mentorName,
    }
  if (draft) return { need: 'testimonial', id: mentorship.mentorId, when: draft.givenOn }
  return stateOfPair(mentorship, mentorship.mentorName)
}

/** The state of a mentorship as a need; «nothing» for one that has ended. */
function stateOfPair(pair: AdminMentorship, name: string): Need {
  const { id, status, endsOn, quietDays, completedSessions: done, minimumSessions: minimum } = pair
  if (status === 'paused' && pair.trouble === 'quiet')
    return { need: 'pauseOver', id, when: pair.pauseUntil, name }
  if (status === 'paused')
    return { need: 'paused', id, when: pair.resumeBy && withinDeadline(pair.resumeBy), name }
  if (status !== 'running') return { need: 'nothing' }
  if (endsOn) return { need: 'notice', id, when: endsOn, name }
  if (done >= minimum) return { need: 'ready', id, count: done, name }
  if (pair.trouble === 'quiet' && quietDays !== null) return { need: 'quiet', id, count: quietDays, name }
  return { need: 'running', id, when: pair.untilOn, name }
}
