import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/generated/rows'
import type { Flag } from '~/domain/payments/payment-problems'
import type { TaxDocument } from '~/domain/tax-documents/tax-documents.server'
import type { Viewer } from '~/viewer/viewer'
import type { AdminPurchase } from './admin-purchases.server'

/** A purchase in a mentee's list. */
export type MenteesPurchase = AdminPurchase &
  Pick<Row<'admin_purchase_records'>, 'status' | 'durationMonths' | 'guardianObstacle'>
export type PurchaseRecord = AdminPurchase & Row<'admin_purchase_records'>
export type AdminPart = Row<'admin_parts'>
export type Payment = Row<'admin_payments'>
export type Dispute = Row<'purchase_disputes'>
export type RefundOfPurchase = ListedRow<'admin_refunds'>
export type RefundCase = Row<'admin_refund_cases'>
export type OpenRefundRequest = Pick<
  ListedRow<'admin_refund_requests'>,
  'id' | 'purchaseId' | 'askedAt' | 'own'
>
export type OpenFlag = Pick<Flag, 'id' | 'purchaseId' | 'problem' | 'raisedAt' | 'own'>

const most = 50

/** A mentee's purchases, newest first, for admins. */
export function listPurchasesOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<MenteesPurchase[]>`
    select a.*, r.status, r.duration_months, r.guardian_obstacle from api.admin_purchases a join api.admin_purchase_records r on r.id = a.id
    where a.mentee_id = ${menteeId} order by a.id desc limit ${most}`,
  )
}

/** The parts of a mentee's purchases, for admins. */
export function listPartsOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<AdminPart[]>`
    select * from api.admin_parts where mentee_id = ${menteeId} order by purchase_id desc, position`,
  )
}

/** Status, duration and parts of purchases by their ids, for the team. */
export async function readStates(viewer: Viewer, ids: number[]) {
  const [records, parts] = await read(viewer, (sql) => [
    sql<Pick<Row<'admin_purchase_records'>, 'id' | 'status' | 'durationMonths'>[]>`
      select id, status, duration_months from api.admin_purchase_records where id = any (${ids})`,
    sql<AdminPart[]>`
      select * from api.admin_parts where purchase_id = any (${ids}) order by purchase_id, position`,
  ])
  const partsOf = (id: number) => parts.filter(({ purchaseId }) => purchaseId === id)
  return new Map(records.map((record) => [record.id, { ...record, parts: partsOf(record.id) }]))
}

/** A mentee's refund requests that wait for an answer. */
export function listOpenRefundRequestsOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<OpenRefundRequest[]>`
    select id, purchase_id, asked_at, own from api.admin_refund_requests
    where mentee_id = ${menteeId} and in_asked order by id`,
  )
}

/** Payments of a mentee that a person must check. */
export function listOpenFlagsOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<OpenFlag[]>`
    select id, purchase_id, problem, raised_at, own from api.admin_payment_flags
    where mentee_id = ${menteeId} and in_check order by id`,
  )
}

/** A purchase with what its tax documents need, for admins, or undefined. */
export async function findPurchaseToDocument(viewer: Viewer, id: number) {
  const [purchase] = await read(
    viewer,
    (sql) => sql<(AdminPurchase & Pick<Row<'admin_purchase_records'>, 'invoice'>)[]>`
    select a.*, r.invoice from api.admin_purchases a join api.admin_purchase_records r on r.id = a.id where a.id = ${id}`,
  )
  return purchase
}

/** Everything about one purchase, for admins; undefined if there is none. */
export async function readPurchaseRecord(viewer: Viewer, id: number) {
  const [[listed], [more], parts, mentorships, payments, disputes, refunds, [refundCase], flags, documents] =
    await read(viewer, (sql) => [
      sql<AdminPurchase[]>`select * from api.admin_purchases where id = ${id}`,
      sql<Row<'admin_purchase_records'>[]>`select * from api.admin_purchase_records where id = ${id}`,
      sql<AdminPart[]>`select * from api.admin_parts where purchase_id = ${id} order by position`,
      sql<PartMentorship[]>`
        select s.id, r.part_id, s.mentor_id, s.mentor_name, s.status, s.started_at, s.until_on
        from api.admin_mentorship_records r join api.admin_mentorships s on s.id = r.id
        where r.purchase_id = ${id} order by s.started_at desc, s.id desc`,
      sql<Payment[]>`select * from api.admin_payments where purchase_id = ${id} order by id`,
      sql<Dispute[]>`select * from api.purchase_disputes(purchase_id => ${id})`,
      sql<RefundOfPurchase[]>`select * from api.admin_refunds where purchase_id = ${id} order by id`,
      sql<RefundCase[]>`select * from api.admin_refund_cases where id = ${id}`,
      sql<Flag[]>`select * from api.admin_payment_flags where purchase_id = ${id} order by id desc`,
      sql<TaxDocument[]>`select * from api.tax_documents where purchase_id = ${id} order by id`,
    ])
  if (!listed || !more || !refundCase) return undefined
  return {
    purchase: { ...listed, ...more },
    parts,
    mentorships,
    payments,
    disputes,
    refunds,
    refundCase,
    flags,
    documents,
  }
}
export type WholePurchase = NonNullable<Awaited<ReturnType<typeof readPurchaseRecord>>>

/** A mentorship on a part of a purchase. */
export type PartMentorship = Pick<
  ListedRow<'admin_mentorships'>,
  'id' | 'mentorId' | 'mentorName' | 'status' | 'startedAt' | 'untilOn'
> & { partId: number }
