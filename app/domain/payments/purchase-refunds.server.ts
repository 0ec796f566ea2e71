import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { Withdrawal } from './withdrawal-schema'

/** The ground of a refund: found by the rules, decided by the team, or caused at Stripe. */
export type Ground = Row<'own_refunds'>['ground']

/** What a mentee may do about the money of a purchase, and its refunds. */
export type PurchaseRefunds = Row<'purchase_refunds'> & { refunds: Refund[] }
export type Refund = Row<'own_refunds'>

/** The same for each of the viewing mentee's purchases. */
export async function listPurchaseRefunds(viewer: Viewer): Promise<PurchaseRefunds[]> {
  const [purchases, refunds] = await Promise.all([
    read(viewer, (sql) => sql<Row<'purchase_refunds'>[]>`select * from api.purchase_refunds`),
    reads.ownRefunds(viewer),
  ])
  const toShow = refunds.filter(({ stage, ground }) => stage !== 'void' || ground === 'withdrawal')
  return purchases.map((one) => ({
    ...one,
    refunds: toShow.filter(({ purchaseId }) => purchaseId === one.purchaseId),
  }))
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
