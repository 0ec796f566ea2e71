import type { Row } from '~/db/rows'

/** What is counted in the menu, by the names of api.waiting_for_team. */
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
] as const

/** What the dashboard shows beside them, because it must not be missed. */
export const urgentQueues = ['requestsDueSoon', 'proofs', 'quietPairs', 'stalledPairs'] as const

/** How much waits in each of these queues, and since when the oldest does. */
export type Waiting<Queue extends string> = Record<Queue, Pick<Row<'waiting_for_team'>, 'waiting' | 'since'>>
export type MenuQueues = Waiting<(typeof menuQueues)[number]>
export type DashboardQueues = MenuQueues & Waiting<(typeof urgentQueues)[number]>

/** What waits on the page of refunds and payments. */
export const waitingPayments = ({ refundRequests, refundsToSend, paymentFlags }: MenuQueues) =>
  refundRequests.waiting + refundsToSend.waiting + paymentFlags.waiting
