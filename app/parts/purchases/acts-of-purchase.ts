import type { MenteesPurchase } from '~/domain/purchases/purchase-records.server'
import { useMayOpen } from '~/http/use-may-open'
import { takesDeposit } from './deposit-link'

type PurchaseAct =
  | 'mark-as-paid'
  | 'ask-guardian'
  | 'cancel'
  | 'refund'
  | 'document'
  | 'deposit'
  | 'take-back'
  | 'reopen-claim'

/**
 * Returns a function that names the acts for a purchase in its state which the admin's right opens, of a refunded one with
 * what is left of its payment; none for the admin's own.
 */
export function useActsOfPurchase() {
  const mayOpen = useMayOpen()
  return (purchase: Omit<MenteesPurchase, 'status'>, leftCents?: number) =>
    actsOfPurchase(purchase, leftCents).filter((act) =>
      mayOpen(`/admin/purchased-subscriptions/:purchaseId/${act}`),
    )
}

function actsOfPurchase(purchase: Omit<MenteesPurchase, 'status'>, leftCents = 0): PurchaseAct[] {
  const {
    own,
    paidAt,
    cancelledAt,
    refundedAt,
    awarded,
    reopenable,
    priceCents,
    receivedCents,
    guardianObstacle,
  } = purchase
  if (own) return []
  const unpaid = !paidAt && !cancelledAt
  const acts: (PurchaseAct | false)[] = [
    unpaid && receivedCents === 0 && guardianObstacle === null && 'mark-as-paid',
    guardianObstacle === 'guardian_not_confirmed' && 'ask-guardian',
    unpaid && !awarded && 'cancel',
    paidAt !== null && (!refundedAt || leftCents > 0) && priceCents > 0 && 'refund',
    paidAt !== null && priceCents > 0 && 'document',
    takesDeposit(purchase) && 'deposit',
    (paidAt ? purchase.method !== 'card' : receivedCents > 0) && priceCents > 0 && !refundedAt && 'take-back',
    reopenable && 'reopen-claim',
  ]
  return acts.filter((act) => act !== false)
}
