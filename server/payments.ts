import type { Sql } from 'postgres'
import { compareBooks } from '~/domain/payments/compare-books.server'
import { doWaitingPayments, reconcilePayments } from '~/domain/payments/reconcile.server'
import { log } from '~/http/log.server'
import { cardPayments, stripe } from '~/integrations/stripe.server'
import { rounds } from './rounds'

const minute = 60_000
const everyReconciliation = 5 * minute
const everyComparison = 24 * 60 * minute

/** The worker's part in card payments, in rounds; nothing where cards can't be paid. */
export function paymentRounds(sql: Sql) {
  if (cardPayments() === 'off') return undefined
  const books = { sql, stripe: stripe() }
  const waiting = rounds('payments', minute, (stop) => doWaitingPayments(books, stop))
  const others = [
    rounds('reconciliation', everyReconciliation, (stop) => reconcilePayments(books, stop)),
    rounds('books', everyComparison, async () => {
      const differing = await compareBooks(books)
      if (differing > 0) log.error({ differing }, 'books differ')
    }),
  ]
  return {
    /** Events or refunds wait. */
    wake: waiting.wake,
    stop: () => Promise.all([waiting, ...others].map((each) => each.stop())),
  }
}
