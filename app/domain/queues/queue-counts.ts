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

/** Further queues on the dashboard, because they are urgent. */
export const urgentQueues = ['requestsDueSoon', 'proofs', 'quietPairs', 'stalledPairs'] as const

/** For each queue, how many items wait, and since when the oldest does. */
export type Waiting<Queue extends string> = Record<Queue, Pick<Row<'waiting_for_team'>, 'waiting' | 'since'>>
export type MenuQueues = Waiting<(typeof menuQueues)[number]>
export type DashboardQueues = MenuQueues & Waiting<(typeof urgentQueues)[number]>

/** The number of items on the page of refunds and payments. */
export const waitingPayments = ({ refundRequests, refundsToSend, paymentFlags }: MenuQueues) =>
  refundRequests.waiting + refundsToSend.waiting + paymentFlags.waiting
