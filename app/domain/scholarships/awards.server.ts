import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { endCardPayment } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import type { Award, ScholarshipKind } from './schema'

/** An award of a scholarship to one mentee, with its purchase. */
export type GivenAward = Row<'admin_awards'>
export type AwardState = GivenAward['state']

type Whose = { scholarshipId?: number; menteeId?: number; purchaseId?: number }

/** Awards of a scholarship, of a mentee or for a purchase, the newest first. */
export function listAwards(viewer: Viewer, { scholarshipId, menteeId, purchaseId }: Whose, limit = 100) {
  return asViewer(
    viewer,
    (sql) => sql<GivenAward[]>`
    select * from api.admin_awards
    where scholarship_id = ${scholarshipId ?? null} or mentee_id = ${menteeId ?? null}
      or purchase_id = ${purchaseId ?? null}
    order by id desc
    limit ${limit}`,
  )
}

/** The award for a purchase, or undefined. */
export async function findAward(viewer: Viewer, purchaseId: number) {
  return (await listAwards(viewer, { purchaseId }, 1))[0]
}

/**
 * A mentee who may get a scholarship, and the obstacle: already holds it, it is the own gift, or has one this
 * year.
 */
export type Candidate = Row<'award_candidates'>

type Sought = { scholarshipId?: number; q?: string; menteeId?: number }

/** Mentees by name or e-mail, or the one with an id, as candidates for a scholarship. */
export function listCandidates(viewer: Viewer, { scholarshipId, q, menteeId }: Sought) {
  return asViewer(
    viewer,
    (sql) => sql<Candidate[]>`
    select * from api.award_candidates(
      scholarship_id => ${scholarshipId ?? null}, words => ${q ?? null}, only_mentee => ${menteeId ?? null})`,
  )
}

/** A mentee as a candidate, or undefined. */
export async function findCandidate(viewer: Viewer, menteeId: number, scholarshipId?: number) {
  return (await listCandidates(viewer, { menteeId, scholarshipId }))[0]
}

/**
 * A package under a scholarship: its price, the mentee's price, and the mentee's order that an award would
 * replace.
 */
export type AwardablePackage = Row<'awardable_packages'>

/** The packages that a scholarship may give a mentee, in display order. */
export function listAwardablePackages(viewer: Viewer, kind: ScholarshipKind, menteeId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AwardablePackage[]>`
    select * from api.awardable_packages(kind => ${kind}, mentee_id => ${menteeId})`,
  )
}

/**
 * Awards a scholarship; returns the purchase's id. The card payment of a replaced order is ended. Raises
 * scholarship_not_found, scholarship_year_over, mentee_not_found, own_profile, scholarship_limit_reached,
 * package_not_found, card_payment_open.
 */
export async function awardScholarship(
  viewer: Viewer,
  scholarshipId: number,
  menteeId: number,
  { kind, packageId }: Award,
) {
  const [replaced] = await asViewer(
    viewer,
    (sql) => sql<{ orderId: number | null }[]>`
    select api.replaced_order(kind => ${kind}, mentee_id => ${menteeId}, package_id => ${packageId ?? null}) as order_id`,
  )
  if (replaced?.orderId) await endCardPayment(viewer, replaced.orderId)
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.award_scholarship(scholarship_id => ${scholarshipId}, mentee_id => ${menteeId},
      package_id => ${packageId ?? null}) as id`,
  )
  return row!.id
}

/** Withdraws the award for a purchase. Raises purchase_not_found, award_used, card_payment_open. */
export async function withdrawAward(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await asViewer(viewer, (sql) => sql`select api.withdraw_award(purchase_id => ${purchaseId})`)
}

/** A half-price award that the mentee has not paid yet: package, price and list price. */
export type OwnAward = Pick<
  Row<'purchases'>,
  'packageId' | 'packageNames' | 'priceCents' | 'listPriceCents' | 'currency'
> & { purchaseId: number }

/** The viewing mentee's awards that wait for the order and payment of the rest. */
export function listOwnUnpaidAwards(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<OwnAward[]>`
    select id as purchase_id, package_id, package_names, price_cents, list_price_cents, currency
    from api.purchases
    where awarded and status = 'awaiting_payment'
    order by id desc`,
  )
}
