import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'
import type { Row } from '~/db/generated/rows'

export type AdminPurchase = ListedRow<'admin_purchases'>

/** One purchase in any state, for admins, or undefined. */
export async function findAdminPurchase(viewer: Viewer, id: number) {
  const [purchase] = await read(
    viewer,
    (sql) => sql<AdminPurchase[]>`select * from api.admin_purchases where id = ${id}`,
  )
  return purchase
}

/** The payment beyond the price that the transfer with this reference made, or undefined. */
export async function findSurplus(viewer: Viewer, purchaseId: number, reference = '') {
  const payments = await read(
    viewer,
    (sql) => sql<Pick<Row<'admin_payments'>, 'owedCents' | 'amountCents' | 'referenceEnd' | 'transfers'>[]>`
    select owed_cents, amount_cents, reference_end, transfers from api.admin_payments
    where purchase_id = ${purchaseId} and surplus and not taken_back`,
  )
  return payments.find(
    ({ referenceEnd, transfers }) =>
      `late-deposit:${reference}`.endsWith(referenceEnd) ||
      (reference && transfers.some(({ end }) => reference.endsWith(end))),
  )
}

/** The purchase whose proof waits longest and that this admin may check, or undefined. */
export async function findNextProof(viewer: Viewer) {
  const [purchase] = await read(
    viewer,
    (sql) => sql<{ id: number; menteeName: string }[]>`
    select id, mentee_name from api.admin_purchases
    where in_awaiting and proof_since is not null and not own
    order by proof_key
    limit 1`,
  )
  return purchase
}

type ClosedClaim = Row<'closed_claims'>

/** The first part of a purchase whose claim period ended or was closed by a stop, or undefined. */
export async function findClosedClaim(viewer: Viewer, purchaseId: number) {
  const [part] = await read(
    viewer,
    (sql) => sql<ClosedClaim[]>`
    select * from api.closed_claims where purchase_id = ${purchaseId} order by position limit 1`,
  )
  return part
}
