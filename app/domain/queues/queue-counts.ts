import type { Row } from '~/db/rows'

/** The queues counted in the menu, by the names of api.waiting_for_team. */
export const menuQueues = [
  'applications',
  'editRequests',
  'requests',
  'unpaid',
  'refundRequests',
  'refundsToSend',
  'paymentFlags',
  'suggestionRequests',
  'gifts',
  'reports',
] as const

/**
 * Every queue of api.waiting_for_team, the most urgent first: deadlines, money, people who wait for an answer, then
 * what may take a day. With the list that shows what waits.
 */
export const queuePlaces = {
  requestsDueSoon: '/admin/pending-mentorship-requests?scope=soon',
  reports: '/admin/reports',
  wishes: '/admin/mentorships?scope=asked',
  unhappyAnswers: '/admin/mentorships?scope=unhappy',
  refundRequests: '/admin/payments?scope=asked',
  refundsToSend: '/admin/payments',
  paymentFlags: '/admin/payments?scope=check',
  proofs: '/admin/purchased-subscriptions',
  suggestionRequests: '/admin/mentor-suggestion-requests',
  applications: '/admin/pending-applications',
  stalledPairs: '/admin/mentorships?scope=quiet',
  readyPairs: '/admin/mentorships?scope=ready',
  editRequests: '/admin/pending-edit-requests',
  gifts: '/admin/scholarships?scope=waiting',
  flaggedMentors: '/admin/mentors?scope=flagged',
  quietPairs: '/admin/mentorships?scope=quiet',
  requests: '/admin/pending-mentorship-requests',
  unpaid: '/admin/purchased-subscriptions',
  seminarsToPlan: '/admin/seminars/new',
} as const

/** For each queue, how many items wait, and since when the oldest does. */
export type Waiting<Queue extends string> = Record<Queue, Pick<Row<'waiting_for_team'>, 'waiting' | 'since'>>
export type MenuQueues = Waiting<(typeof menuQueues)[number]>
export type Queue = keyof typeof queuePlaces
export type DashboardQueues = Waiting<Queue>

/** The page that shows what waits in each queue. */
export const queuePages = Object.fromEntries(
  Object.entries(queuePlaces).map(([queue, place]) => [queue, place.replace(/\?.*/, '')]),
) as { [Each in Queue]: PageOf<(typeof queuePlaces)[Each]> }
type PageOf<Place extends string> = Place extends `${infer Page}?${string}` ? Page : Place

/** All queues, the most urgent first. */
export const allQueues = Object.keys(queuePlaces) as Queue[]

/** The number of items on the page of refunds and payments. */
export const waitingPayments = ({ refundRequests, refundsToSend, paymentFlags }: MenuQueues) =>
  refundRequests.waiting + refundsToSend.waiting + paymentFlags.waiting
