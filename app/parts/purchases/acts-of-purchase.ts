import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { takesDeposit } from './deposit-link'

export type PurchaseAct = 'mark-as-paid' | 'cancel' | 'refund' | 'deposit' | 'reopen-claim'

/**
 * The team's acts for a purchase in its state, of a refunded one with what is left of its payment; none for the admin's
 * own.
 */
export function actsOfPurchase(purchase: AdminPurchase, leftCents = 0): PurchaseAct[] {
  const { own, paidAt, cancelledAt, refundedAt, awarded, reopenable, priceCents, receivedCents } = purchase
  if (own) return []
  const unpaid = !paidAt && !cancelledAt
  const acts: (PurchaseAct | false)[] = [
    unpaid && receivedCents === 0 && 'mark-as-paid',
    unpaid && !awarded && 'cancel',
    paidAt !== null && (!refundedAt || leftCents > 0) && priceCents > 0 && 'refund',
    takesDeposit(purchase) && 'deposit',
    reopenable && 'reopen-claim',
  ]
  return acts.filter((act) => act !== false)
}
