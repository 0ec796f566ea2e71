import type { Books } from './books'

/**
 * Amounts in cents. received: what arrived; refunded: what was refunded for good; pending: refunds that are not
 * complete; disputed: what banks took back and we have not won; net: received minus refunded and lost in disputes.
 */
export function sums(books: Books) {
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const refunds = (status: string) =>
    total(amountsOf(books.all('refunds').filter((refund) => refund.status === status)))
  const received = total(books.all('payments').map((payment) => payment.amount_received))
  const refunded = refunds('succeeded')
  const disputes = books.all('disputes')
  const disputed = total(amountsOf(disputes.filter(({ status }) => status !== 'won')))
  const lost = total(amountsOf(disputes.filter(({ status }) => status === 'lost')))
  return { received, refunded, pending: refunds('pending'), disputed, net: received - refunded - lost }
}

const amountsOf = (things: { amount: number }[]) => things.map(({ amount }) => amount)

export type Sums = ReturnType<typeof sums>
