import * as acts from '~/db/acts.server'
import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { Withdrawal } from './schema'

/** The ground of a refund: found by the rules, decided by the team, or caused at Stripe. */
export type Ground = Row<'own_refunds'>['ground']

/** What a mentee may do about the money of a purchase, and its refunds. */
export type PurchaseRefunds = Row<'purchase_refunds'>
export type Refund = PurchaseRefunds['refunds'][number]

/** The same for each of the viewing mentee's purchases. */
export function listPurchaseRefunds(viewer: Viewer) {
  return sendOne(viewer, (sql) => sql<PurchaseRefunds[]>`select * from api.purchase_refunds`)
}

/** The same for one purchase, or undefined. */
export async function findPurchaseRefunds(viewer: Viewer, purchaseId: number) {
  return (await listPurchaseRefunds(viewer)).find((one) => one.purchaseId === purchaseId)
}

/**
 * Withdraws from a purchase, by the mentee. Raises purchase_not_found, no_refund_ground, service_performed,
 * sessions_unanswered, withdrawal_changed, iban_invalid.
 */
export function withdrawPurchase(viewer: Viewer, purchaseId: number, withdrawal: Withdrawal) {
  const { iban, accountHolder, seenCents } = withdrawal
  return acts.withdrawPurchase(viewer, { purchaseId, seenCents, iban, accountHolder })
}
