import type { Books } from './books'

/**
 * Amounts in cents. received: what arrived; refunded: what was refunded for good; pending: refunds that are not
 * complete; disputed: what banks took back and we have not won; net: received minus refunded.
 */
export function sums(books: Books) {
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const refunds = (status: string) =>
    total(amountsOf(books.all('refunds').filter((refund) => refund.status === status)))
  const received = total(books.all('payments').map((payment) => payment.amount_received))
  const refunded = refunds('succeeded')
  const disputed = total(amountsOf(books.all('disputes').filter(({ status }) => status !== 'won')))
  return { received, refunded, pending: refunds('pending'), disputed, net: received - refunded }
}

const amountsOf = (things: { amount: number }[]) => things.map(({ amount }) => amount)

export type Sums = ReturnType<typeof sums>
