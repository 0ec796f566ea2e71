import { onPool } from '~/db/pools.server'
import { compareBooks } from '~/domain/payments/compare-books.server'
import type { Books } from '~/domain/payments/connections'
import { doWaitingPayments, reconcilePayments } from '~/domain/payments/reconcile.server'
import { log } from '~/log.server'
import { cardPayments, patientStripe } from '~/integrations/stripe.server'
import { rounds } from './rounds'

const minute = 60_000
const everyReconciliation = 5 * minute
const everyComparison = 24 * 60 * minute

/** The worker's part in card payments, in rounds; nothing where cards can't be paid. */
export function paymentRounds() {
  if (cardPayments() === 'off') return undefined
  const provider = patientStripe()
  const onBooks = <T>(work: (books: Books) => Promise<T>) =>
    onPool('worker', (sql) => work({ sql, stripe: provider }))
  const waiting = rounds('payments', minute, (stop) => onBooks((books) => doWaitingPayments(books, stop)))
  const others = [
    rounds('reconciliation', everyReconciliation, (stop) =>
      onBooks((books) => reconcilePayments(books, stop)),
    ),
    rounds('books', everyComparison, async () => {
      const differing = await onBooks(compareBooks)
      if (differing > 0) log.error({ differing }, 'books differ')
    }),
  ]
  return {
    /** Events or refunds wait. */
    wake: waiting.wake,
    stop: () => Promise.all([waiting, ...others].map((each) => each.stop())),
  }
}
