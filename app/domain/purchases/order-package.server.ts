import { payByCard } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import { purchasePackage } from './purchases.server'
import type { Order } from './schema'

/**
 * Orders a package; by card Stripe's page is opened for it as well. Returns the purchase's id and that page's address,
 * null for a deposit. Raises what purchasePackage and payByCard do.
 */
export async function orderPackage(viewer: Viewer, packageId: number, order: Order, wantedMentorId?: number) {
  const purchaseId = await purchasePackage(viewer, packageId, order, wantedMentorId)
  return { purchaseId, checkoutUrl: order.method === 'card' ? await payByCard(viewer, purchaseId) : null }
}
