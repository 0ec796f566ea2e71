import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { endCardPayment } from '~/domain/payments/card-payments.server'
import type { Viewer } from '~/http/viewer.server'
import type { Award, ScholarshipKind } from './schema'

export type AwardState = 'withdrawn' | 'refunded' | 'not_ordered' | 'awaiting_payment' | 'paid' | 'used'

/** A scholarship as one mentee holds it, with the purchase it gave her. */
export type GivenAward = {
  id: number
  purchaseId: number
  scholarshipId: number
  scholarshipName: string
  kind: ScholarshipKind
  year: number
  menteeId: number
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  priceCents: number
  currency: string
  awardedAt: Date
  withdrawnAt: Date | null
  state: AwardState
  /** The rule that keeps it from being withdrawn, or null. */
  obstacle: string | null
}

type Whose = { scholarshipId?: number; menteeId?: number; purchaseId?: number }

/** Awards of a scholarship, of a mentee or behind a purchase, the newest first. */
export function listAwards(viewer: Viewer, { scholarshipId, menteeId, purchaseId }: Whose, most = 100) {
  return asViewer(
    viewer,
    (sql) => sql<GivenAward[]>`
    select w.id, u.id as purchase_id, s.id as scholarship_id, s.name as scholarship_name, s.kind, w.year,
      e.id as mentee_id, h.name || ' ' || h.surname as mentee_name, h.email as mentee_email,
      k.names as package_names, u.price_cents, u.currency, w.awarded_at, w.withdrawn_at,
      rules.award_obstacle(u) as obstacle,
      case
        when w.withdrawn_at is not null then 'withdrawn'
        when u.refunded_at is not null then 'refunded'
        when u.paid_at is null and u.method = 'scholarship' then 'not_ordered'
        when u.paid_at is null then 'awaiting_payment'
        when rules.award_used(u.id) then 'used'
        else 'paid'
      end as state
    from data.awards w
    join data.scholarships s on s.id = w.scholarship_id
    join data.purchases u on u.award_id = w.id
    join data.packages k on k.id = u.package_id
    join data.mentees e on e.id = w.mentee_id
    join data.users h on h.id = e.user_id
    where w.scholarship_id = ${scholarshipId ?? null} or w.mentee_id = ${menteeId ?? null}
      or u.id = ${purchaseId ?? null}
    order by w.id desc
    limit ${most}`,
  )
}

/** The award behind a purchase, or undefined. */
export async function findAward(viewer: Viewer, purchaseId: number) {
  return (await listAwards(viewer, { purchaseId }, 1))[0]
}

/** A mentee a scholarship may go to, and what keeps it from her: hers, her own gift, one this year already. */
export type Candidate = {
  menteeId: number
  name: string
  email: string
  blocked: 'own' | 'giver' | 'awarded' | null
}

type Sought = { scholarshipId?: number; q?: string; menteeId?: number }

/** Mentees by name or e-mail, or the one of an id, as candidates for a scholarship. */
export function listCandidates(viewer: Viewer, { scholarshipId, q, menteeId }: Sought, most = 10) {
  return asViewer(
    viewer,
    (sql) => sql<Candidate[]>`
    select e.id as mentee_id, u.name || ' ' || u.surname as name, u.email,
      case
        when u.id = ${viewer.userId} then 'own'
        when exists (
          select from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
          where s.id = ${scholarshipId ?? null} and m.user_id = u.id) then 'giver'
        when exists (
          select from data.awards w
          where w.mentee_id = e.id and w.withdrawn_at is null
            and w.year = extract(year from rules.local_date())) then 'awarded'
      end as blocked
    from data.mentees e join data.users u on u.id = e.user_id
    where u.erased_at is null
      and (${menteeId ?? null}::integer is null or e.id = ${menteeId ?? null})
      and (${q ?? null}::text is null
        or rules.fold(u.name || ' ' || u.surname || ' ' || u.email) like '%' || rules.fold(${q ?? ''}) || '%')
    order by u.surname, u.name, e.id
    limit ${most}`,
  )
}

/** A mentee as a candidate, or undefined. */
export async function findCandidate(viewer: Viewer, menteeId: number, scholarshipId?: number) {
  return (await listCandidates(viewer, { menteeId, scholarshipId }, 1))[0]
}

/** A package under a scholarship: its price, hers, and her order of it that an award would take the place of. */
export type AwardablePackage = Row<'awardable_packages'>

/** The packages a scholarship may give a mentee, in the order they are shown. */
export function listAwardablePackages(viewer: Viewer, kind: ScholarshipKind, menteeId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AwardablePackage[]>`
    select * from api.awardable_packages(kind => ${kind}, mentee_id => ${menteeId})`,
  )
}

/**
 * Awards a scholarship; returns the purchase's id. An order that it takes the place of is no longer paid by card.
 * Raises scholarship_not_found, scholarship_year_over, mentee_not_found, own_profile, scholarship_limit_reached,
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

/** Withdraws the award behind a purchase. Raises purchase_not_found, award_used, card_payment_open. */
export async function withdrawAward(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await asViewer(viewer, (sql) => sql`select api.withdraw_award(purchase_id => ${purchaseId})`)
}

/** A mentee's half price that she has not paid yet: which package, for how much instead of how much. */
export type OwnAward = {
  purchaseId: number
  packageId: number
  packageNames: Record<string, string>
  priceCents: number
  listPriceCents: number
  currency: string
}

/** The viewing mentee's scholarships that wait for her to order and pay the rest. */
export function listOwnUnpaidAwards(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<OwnAward[]>`
    select u.id as purchase_id, u.package_id, k.names as package_names, u.price_cents, u.list_price_cents, u.currency
    from data.purchases u join data.packages k on k.id = u.package_id
    where u.award_id is not null and u.paid_at is null and u.cancelled_at is null
    order by u.id desc`,
  )
}
