import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { AskRefund, RefundAccount, Withdrawal } from './schema'

/** The ground of a refund: what the rules find, what the team decided, or what happened at Stripe. */
export type Ground = Row<'own_refunds'>['ground']

/** What a mentee may do about the money of a purchase, and what is being done. */
export type PurchaseRefunds = Row<'purchase_refunds'>
export type Refund = PurchaseRefunds['refunds'][number]

/** The same for each of her purchases. */
export function listPurchaseRefunds(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<PurchaseRefunds[]>`select * from api.purchase_refunds`)
}

/** The same for one of her purchases, or undefined. */
export async function findPurchaseRefunds(viewer: Viewer, purchaseId: number) {
  return (await listPurchaseRefunds(viewer)).find((one) => one.purchaseId === purchaseId)
}

/** She withdraws. Raises purchase_not_found, no_refund_ground, payment_disputed, iban_invalid. */
export function withdrawPurchase(viewer: Viewer, purchaseId: number, { iban, accountHolder }: Withdrawal) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.withdraw_purchase(purchase_id => ${purchaseId}, iban => ${iban ?? null}, account_holder => ${accountHolder ?? null})`,
  )
}

/**
 * She asks the team for her money. Raises purchase_not_found, reason_missing, refund_request_open, iban_invalid and
 * what stands in the way of a refund.
 */
export function askRefund(viewer: Viewer, purchaseId: number, { text, iban, accountHolder }: AskRefund) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.ask_refund(purchase_id => ${purchaseId}, text => ${text ?? ''}, iban => ${iban ?? null},
      account_holder => ${accountHolder ?? null})`,
  )
}

/** She says where the money is to be sent. Raises purchase_not_found, refund_not_found, iban_invalid. */
export function nameRefundAccount(
  viewer: Viewer,
  purchaseId: number,
  { iban, accountHolder }: RefundAccount,
) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.name_refund_account(purchase_id => ${purchaseId}, iban => ${iban}, account_holder => ${accountHolder ?? null})`,
  )
}
