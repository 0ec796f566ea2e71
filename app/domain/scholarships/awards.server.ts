import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { endCardPayment } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/viewer/viewer'
import type { Award } from './schema'

/** An award of a scholarship to one mentee, with its purchase. */
export type GivenAward = Row<'admin_awards'>
export type AwardState = GivenAward['state']

type Whose = { scholarshipId?: number; menteeId?: number; purchaseId?: number }

/** Awards of a scholarship, of a mentee or for a purchase, the newest first. */
export function listAwards(viewer: Viewer, { scholarshipId, menteeId, purchaseId }: Whose, limit = 100) {
  return read(
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

/** A mentee as a candidate, or undefined. */
export async function findCandidate(viewer: Viewer, menteeId: number, scholarshipId?: number) {
  return (await reads.awardCandidates(viewer, { scholarshipId, onlyMentee: menteeId }))[0]
}

/**
 * A package under a scholarship: its price, the mentee's price, and the mentee's order that an award would
 * replace.
 */
export type AwardablePackage = Row<'awardable_packages'>

/**
 * Awards a scholarship; returns the purchase's id. The card payment of a replaced order is ended. Raises
 * scholarship_not_found, scholarship_year_over, mentee_not_found, own_profile, scholarship_limit_reached,
 * package_not_found, card_payment_open.
 */
export async function awardScholarship(
  viewer: Viewer,
  scholarshipId: number,
  menteeId: number,
  { kind, packageId }: Pick<Award, 'kind' | 'packageId'>,
) {
  const orderId = await reads.replacedOrder(viewer, { kind, menteeId, packageId })
  if (orderId) await endCardPayment(viewer, orderId)
  return acts.awardScholarship(viewer, { scholarshipId, menteeId, packageId })
}

/** Withdraws the award for a purchase. Raises purchase_not_found, award_used, card_payment_open. */
export async function withdrawAward(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await acts.withdrawAward(viewer, { purchaseId })
}

/** A half-price award that the mentee has not paid yet: package, price and list price. */
export type OwnAward = Pick<
  Row<'purchases'>,
  'packageId' | 'packageNames' | 'priceCents' | 'listPriceCents' | 'currency'
> & { purchaseId: number }

/** The viewing mentee's awards that wait for the order and payment of the rest. */
export function listOwnUnpaidAwards(viewer: Viewer) {
  return read(
    viewer,
    (sql) => sql<OwnAward[]>`
    select id as purchase_id, package_id, package_names, price_cents, list_price_cents, currency
    from api.purchases
    where awarded and status = 'awaiting_payment'
    order by id desc`,
  )
}
