import type { Books } from './books'

/**
 * The money in cents. received: what came in; refunded: what went back for good; pending: refunds under way;
 * disputed: what banks have taken back and we have not won; net: received less refunded.
 */
export function sums(books: Books) {
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const refunds = (status: string) => total(books.all('refunds').filter((each) => each.status === status).map((each) => each.amount))
  const received = total(books.all('payments').map((each) => each.amount_received))
  const refunded = refunds('succeeded')
  const disputed = total(books.all('disputes').filter((each) => each.status !== 'won').map((each) => each.amount))
  return { received, refunded, pending: refunds('pending'), disputed, net: received - refunded }
}

export type Sums = ReturnType<typeof sums>
