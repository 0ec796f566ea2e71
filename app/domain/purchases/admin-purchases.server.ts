import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Deposit } from '~/domain/payment-queue/schema'
import type { ListedRow } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'

export type AdminPurchase = ListedRow<'admin_purchases'>

/** One purchase in any state, for admins, or undefined. */
export async function findAdminPurchase(viewer: Viewer, id: number) {
  const [purchase] = await asViewer(
    viewer,
    (sql) => sql<AdminPurchase[]>`select * from api.admin_purchases where id = ${id}`,
  )
  return purchase
}

/** The purchase whose proof waits longest and that this admin may check, or undefined. */
export async function findNextProof(viewer: Viewer) {
  const [purchase] = await asViewer(
    viewer,
    (sql) => sql<{ id: number; menteeName: string }[]>`
    select id, mentee_name from api.admin_purchases
    where in_awaiting and proof_since is not null and not own
    order by proof_key
    limit 1`,
  )
  return purchase
}

/**
 * Confirms a deposit; returns false when it was confirmed before. Raises password_needed, own_profile, purchase_closed,
 * already_paid, card_payment_open, guardian_not_confirmed, paid_in_part.
 */
export async function markPaid(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ marked: boolean }]>`select api.mark_paid(purchase_id => ${id}) as marked`,
  )
  return row.marked
}

/** What stands between each of these purchases and the confirmation of its deposit. */
export function findDepositObstacles(viewer: Viewer, ids: number[]) {
  return asViewer(
    viewer,
    (sql) => sql<Row<'mark_paid_obstacles'>[]>`
    select * from api.mark_paid_obstacles(purchase_ids => ${ids}::integer[])`,
  )
}

/**
 * Records a deposit of any amount for a purchase. Raises password_needed, own_profile, reference_used,
 * card_payment_open.
 */
export function recordDeposit(viewer: Viewer, id: number, { externalRef, amount }: Deposit) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.book_deposit(purchase_id => ${id}, external_ref => ${externalRef}, amount_cents => ${amount})`,
  )
}
