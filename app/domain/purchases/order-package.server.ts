import * as acts from '~/db/generated/acts.server'
import { payByCard } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import { findPurchase } from './purchases.server'
import type { Order } from './schema'

/**
 * Orders a package and, for card payment, opens Stripe's page. Returns the purchase's id, the URL of that page (null for
 * a deposit and while a guardian has not confirmed), and whether the order waits for a guardian. Raises the errors of
 * api.purchase_package and payByCard.
 */
export async function orderPackage(viewer: Viewer, packageId: number, order: Order, wantedMentorId?: number) {
  const purchaseId = await acts.purchasePackage(viewer, {
    packageId,
    ...order,
    wantedMentorId,
    askedFrom: viewer.source,
  })
  const waits = (await findPurchase(viewer, purchaseId))?.guardianObstacle !== null
  const byCard = order.method === 'card' && !waits
  return { purchaseId, waits, checkoutUrl: byCard ? await payByCard(viewer, purchaseId) : null }
}
