import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { RefundPurchase } from './schema'

/** What an admin must know before refunding a purchase. */
export type RefundCase = Row<'admin_refund_cases'>

/** The same for one purchase, or undefined. */
export async function findRefundCase(viewer: Viewer, purchaseId: number) {
  const [found] = await read(
    viewer,
    (sql) => sql<RefundCase[]>`select * from api.admin_refund_cases where id = ${purchaseId}`,
  )
  return found
}

/**
 * Gives back an amount of the payment of a purchase; all that is left closes it. Raises password_needed, own_profile,
 * no_refund_ground, mentee_in_mentorship, payment_disputed, already_refunded, more_than_left, reason_missing.
 */
export function refundPurchase(viewer: Viewer, purchaseId: number, refund: RefundPurchase) {
  const { amount, reason, override } = refund
  return acts.refundPurchase(viewer, { purchaseId, reason, override, cents: amount })
}
