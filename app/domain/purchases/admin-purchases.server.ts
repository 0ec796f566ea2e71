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

/** How much of the transfer with this reference is to be given back. */
export async function findOwedCents(viewer: Viewer, purchaseId: number, reference = '') {
  const payments = await read(
    viewer,
    (sql) => sql<Pick<Row<'admin_payments'>, 'owedCents' | 'referenceEnd'>[]>`
    select owed_cents, reference_end from api.admin_payments where purchase_id = ${purchaseId} and owed_cents > 0`,
  )
  return (
    payments.find(({ referenceEnd }) => `late-deposit:${reference}`.endsWith(referenceEnd))?.owedCents ?? 0
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
