import { endCardPayment } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import { markPaid } from './admin-purchases.server'
import { cancelOrder } from './purchases.server'

/**
 * An administrator confirms the deposit of an order; a card page that is open for it is closed at Stripe first. Raises
 * what markPaid and endCardPayment do.
 */
export async function confirmDeposit(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await markPaid(viewer, purchaseId)
}

/** Cancels an order in the same way. Raises what cancelOrder and endCardPayment do. */
export async function closeOrder(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await cancelOrder(viewer, purchaseId)
}
