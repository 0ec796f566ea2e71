import type { MenteesPurchase } from '~/domain/purchases/purchase-records.server'
import { useMayOpen } from '~/http/use-may-open'
import { takesDeposit } from './deposit-link'

const page = '/admin/purchased-subscriptions/:purchaseId'
/** Where each act is done: on a page of its own, or at its place on that of the purchase. */
const pages = {
  'mark-as-paid': `${page}/mark-as-paid`,
  deposit: `${page}/mark-as-paid`,
  'ask-guardian': page,
  cancel: page,
  refund: `${page}/refund`,
  document: `${page}/document`,
  'reopen-claim': `${page}/reopen-claim`,
} as const
export type PurchaseAct = keyof typeof pages

/**
 * Returns a function that names the acts for a purchase in its state which the admin's right opens, with their addresses, of
 * a refunded one with what is left of its payment; none for the admin's own.
 */
export function useActsOfPurchase() {
  const mayOpen = useMayOpen()
  return (purchase: Omit<MenteesPurchase, 'status'>, leftCents?: number) =>
    actsOfPurchase(purchase, leftCents)
      .filter((act) => mayOpen(pages[act]))
      .map((act) => ({ act, to: addressOf(act, purchase.id) }))
}

const addressOf = (act: PurchaseAct, id: number) =>
  pages[act].replace(':purchaseId', String(id)) + (pages[act] === page ? `#act-${act}` : '')

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
  const first = unpaid && receivedCents === 0 && guardianObstacle === null
  const acts: (PurchaseAct | false)[] = [
    first && 'mark-as-paid',
    guardianObstacle === 'guardian_not_confirmed' && 'ask-guardian',
    unpaid && !awarded && 'cancel',
    paidAt !== null && (!refundedAt || leftCents > 0) && priceCents > 0 && 'refund',
    paidAt !== null && priceCents > 0 && 'document',
    takesDeposit(purchase) && !first && 'deposit',
    reopenable && 'reopen-claim',
  ]
  return acts.filter((act) => act !== false)
}
