import { payByCard } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import { purchasePackage } from './purchases.server'
import type { Order } from './schema'

/**
 * Orders a package and, for card payment, opens Stripe's page. Returns the purchase's id and the URL of that
 * page (null for a deposit). Raises the errors of purchasePackage and payByCard.
 */
export async function orderPackage(viewer: Viewer, packageId: number, order: Order, wantedMentorId?: number) {
  const purchaseId = await purchasePackage(viewer, packageId, order, wantedMentorId)
  return { purchaseId, checkoutUrl: order.method === 'card' ? await payByCard(viewer, purchaseId) : null }
}
