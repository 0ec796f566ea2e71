import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

export type Receipt = {
  purchaseId: number
  reference: string
  buyer: string
  packageNames: Record<string, string>
  listPriceCents: number
  priceCents: number
  vatPercent: number
  currency: string
  /** Whether the difference to the list price is a scholarship. */
  scholarship: boolean
  method: 'card' | 'deposit' | 'scholarship'
  purchasedAt: Date
  paidAt: Date
  /** What has been given back of it. */
  refundedCents: number
  refundedAt: Date | null
}

/** The receipt of a purchase that was paid with money, for who bought it and administrators; else undefined. */
export async function findReceipt(viewer: Viewer, purchaseId: number) {
  const [receipt] = await asViewer(
    viewer,
    (sql) => sql<Receipt[]>`
    select u.id as purchase_id, u.reference, w.name || ' ' || w.surname as buyer, g.names as package_names, u.list_price_cents,
      u.price_cents, u.vat_percent, u.currency, u.award_id is not null as scholarship, p.method, u.purchased_at, p.paid_at,
      coalesce(back.cents, 0)::integer as refunded_cents, back.at as refunded_at
    from data.purchases u
    join data.payments p on p.purchase_id = u.id and not p.surplus
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    join data.packages g on g.id = u.package_id
    left join lateral (
      select sum(r.amount_cents) as cents, max(r.done_at) as at
      from data.refunds r where r.payment_id = p.id and r.state = 'done') back on true
    where u.id = ${purchaseId} and u.paid_at is not null and u.price_cents > 0`,
  )
  return receipt
}
