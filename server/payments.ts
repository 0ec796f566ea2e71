import { onPool } from '~/db/pools.server'
import { compareBooks } from '~/domain/payments/compare-books.server'
import type { PaymentConnections } from '~/domain/payments/connections'
import { doWaitingPayments, reconcilePayments } from '~/domain/payments/reconcile.server'
import { log } from '~/log.server'
import { cardPayments, patientStripe } from '~/integrations/stripe.server'
import { pollLoop } from './poll-loop'

// Milliseconds.
const minute = 60_000
const reconciliationInterval = 5 * minute
const comparisonInterval = 24 * 60 * minute

/** Starts the worker's poll loops for card payments; undefined when card payments are off. */
export function paymentLoops() {
  if (cardPayments() === 'off') return undefined
  const provider = patientStripe()
  const onBooks = <T>(work: (books: PaymentConnections) => Promise<T>) =>
    onPool('worker', (sql) => work({ sql, stripe: provider }))
  const waiting = pollLoop('payments', minute, (stop) => onBooks((books) => doWaitingPayments(books, stop)))
  const others = [
    pollLoop('reconciliation', reconciliationInterval, (stop) =>
      onBooks((books) => reconcilePayments(books, stop)),
    ),
    pollLoop('books', comparisonInterval, async () => {
      const differing = await onBooks(compareBooks)
      if (differing > 0) log.error({ differing }, 'books differ')
    }),
  ]
  return {
    /** Handles waiting events, pages to end and refunds now. */
    wake: waiting.wake,
    stop: () => Promise.all([waiting, ...others].map((each) => each.stop())),
  }
}
