import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { isDepositLate } from './late-deposit-link'

export type PurchaseAct = 'mark-as-paid' | 'cancel' | 'refund' | 'late-deposit' | 'reopen-claim'

/** The team's acts for a purchase in its state; none for the admin's own. */
export function actsOfPurchase(purchase: AdminPurchase): PurchaseAct[] {
  const { own, paidAt, cancelledAt, refundedAt, awarded, reopenable, priceCents } = purchase
  if (own) return []
  const unpaid = !paidAt && !cancelledAt
  const acts: (PurchaseAct | false)[] = [
    unpaid && 'mark-as-paid',
    unpaid && !awarded && 'cancel',
    paidAt !== null && !refundedAt && priceCents > 0 && 'refund',
    isDepositLate(purchase) && 'late-deposit',
    reopenable && 'reopen-claim',
  ]
  return acts.filter((act) => act !== false)
}
