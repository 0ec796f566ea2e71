import type { ListedRow } from '~/db/listed-row'

/** What can be wrong with a payment, with the names that SQL and the worker use. */
const problems = [
  'amount_mismatch',
  'currency_mismatch',
  'purchase_mismatch',
  'mode_mismatch',
  'kind_mismatch',
  'payment_mismatch',
  'unknown_payment',
  'paid_twice',
  'paid_after_closing',
  'paid_too_much',
  'paid_in_part',
  'refunded_in_part',
  'refunded_while_running',
  'refund_failed',
  'paid_back_twice',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_turned',
  'event_not_read',
  'books_differ',
  'guardian_objected',
] as const
export type Problem = (typeof problems)[number]

export type Flag = Omit<ListedRow<'admin_payment_flags'>, 'problem'> & { problem: Problem }
