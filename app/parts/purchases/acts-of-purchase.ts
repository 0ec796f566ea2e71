import type { MenteesPurchase } from '~/domain/purchases/purchase-records.server'
import { isDepositLate } from './late-deposit-link'

export type PurchaseAct =
  | 'mark-as-paid'
  | 'ask-guardian'
  | 'cancel'
  | 'refund'
  | 'late-deposit'
  | 'reopen-claim'

/** The team's acts for a purchase in its state; none for the admin's own. */
export function actsOfPurchase(purchase: Omit<MenteesPurchase, 'status'>): PurchaseAct[] {
  const { own, paidAt, cancelledAt, refundedAt, awarded, reopenable, priceCents, guardianObstacle } = purchase
  if (own) return []
  const unpaid = !paidAt && !cancelledAt
  const acts: (PurchaseAct | false)[] = [
    unpaid && guardianObstacle === null && 'mark-as-paid',
    guardianObstacle === 'guardian_not_confirmed' && 'ask-guardian',
    unpaid && !awarded && 'cancel',
    paidAt !== null && !refundedAt && priceCents > 0 && 'refund',
    isDepositLate(purchase) && 'late-deposit',
    reopenable && 'reopen-claim',
  ]
  return acts.filter((act) => act !== false)
}
