import { asViewer } from '~/db/as-viewer.server'
import type { LateDeposit } from '~/domain/payment-queue/schema'
import type { Viewer } from '~/http/viewer.server'

export const purchaseScopes = ['awaiting', 'paid', 'running', 'completed', 'refunded', 'cancelled'] as const
export type PurchaseScope = (typeof purchaseScopes)[number]

export type AdminPurchase = {
  id: number
  menteeId: number
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  priceCents: number
  currency: string
  method: 'card' | 'deposit' | 'scholarship'
  reference: string
  purchasedAt: Date
  paidAt: Date | null
  refundedAt: Date | null
  cancelledAt: Date | null
  /** The end of a card payment's name at Stripe. */
  paymentRef: string | null
  proofs: { id: number; fileName: string; picture: boolean }[]
  /** A scholarship pays part of it or all. */
  awarded: boolean
  own: boolean
  /** A part of it was closed unused, or with a stop, and may be reopened. */
  reopenable: boolean
  /** Whose e-mail it is. */
  menteeUserId: number
  /** Since when the oldest proof waits to be checked. */
  proofSince: Date | null
}

/** A page's end: unpaid purchases with a proof (rank 0) stand first, the oldest proof before the others; then the newest. */
export type PurchasePlace = { rank: number; key: number }

/** A page of purchases in one scope of the queue; in `awaiting` those with a proof come first. */
export function listAdminPurchases(
  viewer: Viewer,
  { scope, q, after }: { scope: PurchaseScope; q?: string; after?: PurchasePlace },
  most = 25,
) {
  return asViewer(
    viewer,
    (sql) => sql<(AdminPurchase & PurchasePlace)[]>`
    select u.id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email,
      g.names as package_names, u.price_cents, u.currency, u.method, u.reference, u.purchased_at, u.paid_at,
      u.refunded_at, u.cancelled_at, u.award_id is not null as awarded, (select y.reference_end from data.payments y
        where y.purchase_id = u.id and y.method = 'card' and not y.surplus) as payment_ref,
      coalesce(proof.files, '[]') as proofs, w.id = ${viewer.userId} as own,
      exists (select from data.parts p where p.purchase_id = u.id and p.closed_reason in ('expired', 'cancelled'))
        and u.paid_at is not null and u.refunded_at is null and u.cancelled_at is null as reopenable, w.id as mentee_user_id,
      case when u.paid_at is null and u.cancelled_at is null then proof.since end as proof_since, place.rank, place.key
    from data.purchases u
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    join data.packages g on g.id = u.package_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', p.id, 'fileName', p.file_name, 'picture', p.mime like 'image/%') order by p.id) as files,
        min(p.id) as first, min(p.sent_at) as since
      from data.proofs p where p.purchase_id = u.id) proof on true
    cross join lateral (
      select case when ${scope} = 'awaiting' and proof.files is not null then 0 else 1 end as rank,
        case when ${scope} = 'awaiting' and proof.files is not null then proof.first else -u.id end as key) place
    where (u.cancelled_at is not null) = (${scope} = 'cancelled')
      and case ${scope}
        when 'cancelled' then true
        when 'awaiting' then u.paid_at is null
        when 'paid' then u.paid_at is not null and exists (
          select from data.parts p where p.purchase_id = u.id and p.status in ('paid', 'pending'))
        when 'running' then exists (select from data.parts p where p.purchase_id = u.id and p.status = 'running')
        when 'refunded' then u.refunded_at is not null
        else u.paid_at is not null and u.refunded_at is null and not exists (
          select from data.parts p where p.purchase_id = u.id and p.status <> 'completed')
      end
      and (${q ?? null}::text is null
        or rules.fold(w.name || ' ' || w.surname || ' ' || w.email || ' ' || u.reference) like '%' || rules.fold(${q ?? ''}) || '%')
      and (${after?.key ?? null}::integer is null or (place.rank, place.key) > (${after?.rank ?? 0}, ${after?.key ?? 0}))
    order by place.rank, place.key
    limit ${most + 1}`,
  )
}

/** How many purchases stand in each scope. */
export async function countPurchases(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[Record<PurchaseScope, number>]>`
    select count(*) filter (where u.paid_at is null)::integer as awaiting,
      count(*) filter (where u.paid_at is not null and s.open)::integer as paid,
      count(*) filter (where s.running)::integer as running,
      count(*) filter (where u.paid_at is not null and u.refunded_at is null and s.closed)::integer as completed,
      count(*) filter (where u.refunded_at is not null)::integer as refunded,
      (select count(*) from data.purchases c where c.cancelled_at is not null)::integer as cancelled
    from data.purchases u join (
      select p.purchase_id, bool_or(p.status in ('paid', 'pending')) as open, bool_or(p.status = 'running') as running,
        bool_and(p.status = 'completed') as closed
      from data.parts p group by p.purchase_id) s on s.purchase_id = u.id
    where u.cancelled_at is null`,
  )
  return { ...row }
}

/** One purchase for its confirmation page, in whatever state, or undefined. */
export async function findAdminPurchase(viewer: Viewer, id: number) {
  const [purchase] = await asViewer(
    viewer,
    (sql) => sql<AdminPurchase[]>`
    select u.id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email,
      g.names as package_names, u.price_cents, u.currency, u.method, u.reference, u.purchased_at, u.paid_at,
      u.refunded_at, u.cancelled_at, u.award_id is not null as awarded, (select y.reference_end from data.payments y
        where y.purchase_id = u.id and y.method = 'card' and not y.surplus) as payment_ref,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'fileName', p.file_name, 'picture', p.mime like 'image/%') order by p.id)
        from data.proofs p where p.purchase_id = u.id), '[]') as proofs,
      w.id = ${viewer.userId} as own,
      exists (select from data.parts p where p.purchase_id = u.id and p.closed_reason in ('expired', 'cancelled'))
        and u.paid_at is not null and u.refunded_at is null and u.cancelled_at is null as reopenable, w.id as mentee_user_id,
      (select min(p.sent_at) from data.proofs p
        where p.purchase_id = u.id and u.paid_at is null and u.cancelled_at is null) as proof_since
    from data.purchases u
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    join data.packages g on g.id = u.package_id
    where u.id = ${id}`,
  )
  return purchase
}

/** The purchase whose proof waits longest and that this admin may check, or undefined. */
export async function findNextProof(viewer: Viewer) {
  const [purchase] = await asViewer(
    viewer,
    (sql) => sql<{ id: number; menteeName: string }[]>`
    select u.id, w.name || ' ' || w.surname as mentee_name
    from data.purchases u
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    join data.proofs p on p.purchase_id = u.id
    where u.paid_at is null and u.cancelled_at is null and w.id <> ${viewer.userId}
    order by p.id
    limit 1`,
  )
  return purchase
}

/** Confirms a deposit. Raises password_needed, own_profile, purchase_closed, already_paid, card_payment_open. */
export function markPaid(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.mark_paid(purchase_id => ${id})`)
}

/** Records a deposit for a purchase that was paid already or closed, to be given back. Raises password_needed, own_profile, reference_used. */
export function takeLateDeposit(viewer: Viewer, id: number, { externalRef, amount }: LateDeposit) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.take_late_deposit(purchase_id => ${id}, external_ref => ${externalRef}, amount_cents => ${amount})`,
  )
}
