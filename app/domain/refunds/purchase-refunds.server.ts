import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { AskRefund, RefundAccount, Withdrawal } from './schema'

/** The ground of a refund: found by the rules, decided by the team, or caused at Stripe. */
export type Ground = Row<'own_refunds'>['ground']

/** What a mentee may do about the money of a purchase, and its refunds. */
export type PurchaseRefunds = Row<'purchase_refunds'>
export type Refund = PurchaseRefunds['refunds'][number]

/** The same for each of the viewing mentee's purchases. */
export function listPurchaseRefunds(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<PurchaseRefunds[]>`select * from api.purchase_refunds`)
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
  return asViewer(
    viewer,
    (sql) => sql`
    select api.withdraw_purchase(purchase_id => ${purchaseId}, seen_cents => ${seenCents}, iban => ${iban ?? null},
      account_holder => ${accountHolder ?? null})`,
  )
}

/**
 * Asks the team for a refund, by the mentee. Raises purchase_not_found, reason_missing, refund_request_open,
 * iban_invalid and the obstacles to a refund.
 */
export function askRefund(viewer: Viewer, purchaseId: number, { text, iban, accountHolder }: AskRefund) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.ask_refund(purchase_id => ${purchaseId}, text => ${text ?? ''}, iban => ${iban ?? null},
      account_holder => ${accountHolder ?? null})`,
  )
}

/**
 * Sets the bank account for the mentee's refund. Raises purchase_not_found, refund_not_found, iban_invalid.
 */
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

/**
 * Expressly asks that the service of an order may begin within the withdrawal period, by the mentee. Raises
 * purchase_not_found, begin_not_due.
 */
export function askToBegin(viewer: Viewer, purchaseId: number) {
  return asViewer(
    viewer,
    (sql) => sql`select api.ask_to_begin(purchase_id => ${purchaseId}, requested => true)`,
  )
}
