import type { Row } from '~/db/generated/rows'
import type { TeamPath } from '~/route-table'

/**
 * What waits for the team, by the names of api.waiting_for_team, with the list that shows it. Today: deadlines, money,
 * and whoever has trouble. This week: what may take a day. Watching: nobody waits.
 */
export const queuesOfToday = {
  now: {
    unreached: '/admin/emails?scope=unreached',
    menteeCalls: '/admin/mentees?scope=calls',
    mentorCalls: '/admin/mentors?scope=calls',
    requestsDueSoon: '/admin/pending-mentorship-requests?scope=soon',
    unhappyAnswers: '/admin/mentorships?scope=unhappy',
    wishes: '/admin/mentorships?scope=asked',
    reports: '/admin/reports',
    clearances: '/admin/mentorships?scope=minors',
    refundRequests: '/admin/payments?scope=asked',
    refundsToSend: '/admin/payments',
    paymentFlags: '/admin/payments?scope=check',
    proofs: '/admin/purchased-subscriptions',
    moneyWaiting: '/admin/purchased-subscriptions?scope=held',
  },
  thisWeek: {
    applications: '/admin/pending-applications',
    suggestionRequests: '/admin/mentor-suggestion-requests',
    editRequests: '/admin/pending-edit-requests',
    quietPairs: '/admin/mentorships?scope=quiet',
    checkIns: '/admin/mentorships?scope=calls',
    unmatched: '/admin/mentees?scope=waiting',
    readyPairs: '/admin/mentorships?scope=ready',
    scholarshipRequests: '/admin/scholarships?scope=asked',
    gifts: '/admin/scholarships?scope=waiting',
    undocumented: '/admin/purchased-subscriptions?scope=undocumented',
  },
  watching: {
    flaggedMentors: '/admin/mentors?scope=flagged',
    seminarsToPlan: '/admin/seminars/new',
  },
} as const

type Groups = typeof queuesOfToday
export type QueueGroup = keyof Groups
type QueuePlaces = Groups['now'] & Groups['thisWeek'] & Groups['watching']
export type Queue = keyof QueuePlaces

/** The list that shows what waits in each queue. */
export const queuePlaces: QueuePlaces = {
  ...queuesOfToday.now,
  ...queuesOfToday.thisWeek,
  ...queuesOfToday.watching,
}

/** The page that shows one item and takes the decision, where it has one. */
const itemPages: Partial<Record<Queue, TeamPath>> = {
  unreached: '/admin/users/:userId',
  menteeCalls: '/admin/mentees/:menteeId',
  mentorCalls: '/admin/mentors/:mentorId',
  checkIns: '/admin/mentorships/:mentorshipId',
  unmatched: '/admin/mentees/:menteeId',
  unhappyAnswers: '/admin/mentorships/:mentorshipId',
  wishes: '/admin/mentorships/:mentorshipId',
  reports: '/admin/reports/:reportId',
  clearances: '/admin/mentorships/:mentorshipId',
  refundRequests: '/admin/purchased-subscriptions/:purchaseId/refund',
  refundsToSend: '/admin/purchased-subscriptions/:purchaseId',
  paymentFlags: '/admin/purchased-subscriptions/:purchaseId',
  proofs: '/admin/purchased-subscriptions/:purchaseId/mark-as-paid',
  moneyWaiting: '/admin/purchased-subscriptions/:purchaseId',
  applications: '/admin/pending-applications/:mentorId',
  suggestionRequests: '/admin/mentor-suggestion-requests/:requestId',
  editRequests: '/admin/mentors/:mentorId/pending-edit-requests',
  quietPairs: '/admin/mentorships/:mentorshipId',
  readyPairs: '/admin/mentorships/:mentorshipId',
  scholarshipRequests: '/admin/scholarships/requests/:requestId',
  flaggedMentors: '/admin/mentors/:mentorId',
  undocumented: '/admin/purchased-subscriptions/:purchaseId',
}

/** The first page of the team: an act returns there, if its page was opened from there. */
export const today = '/admin/dashboard'

/**
 * Where an admin goes on with a queue: the item that waits longest; its list, if items have no page.
 */
export function queueStart(queue: Queue, { ids }: Pick<Waiting[Queue], 'ids'>): string {
  const page = itemPages[queue]
  const [oldest, others] = ids ?? []
  if (!page || oldest === undefined) return queuePlaces[queue]
  // Several deposits are ticked in their list, each beside its proof.
  if (queue === 'proofs' && others !== undefined) return queuePlaces.proofs
  return `${page.replace(/:\w+/, String(oldest))}?${new URLSearchParams({ return_to: today })}`
}

/** Every queue, the most urgent first. */
export const allQueues = Object.keys(queuePlaces) as Queue[]

/** The list that shows what waits in a queue, or that a new one joins. */
export const queuePage = <Asked extends Queue>(queue: Asked) =>
  queuePlaces[queue].replace(/\?.*|\/new$/, '') as PageOf<QueuePlaces[Asked]>
type PageOf<Place extends string> = Place extends `${infer Page}?${string}` | `${infer Page}/new`
  ? Page
  : Place

/** The page that shows one item of a queue, or else its list. */
export const itemPage = (queue: Queue) => itemPages[queue] ?? queuePage(queue)

/** For each queue, how many items wait, since when the oldest does, and the first of them. */
export type Waiting<Asked extends Queue = Queue> = Record<
  Asked,
  Pick<Row<'waiting_for_team'>, 'waiting' | 'since' | 'ids'>
>

/** One thing in a queue. */
export type Wait = Pick<Row<'waits'>, 'id' | 'since' | 'mentorId'> & { queue: Queue }
