import type { Books } from './books'

/**
 * The money in cents. received: what came in; refunded: what went back for good; pending: refunds under way;
 * disputed: what banks have taken back and we have not won; net: received less refunded.
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
