import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

/** A payment that came though its order was paid or closed. */
export type Surplus = {
  id: number
  purchaseId: number
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  reference: string
  currency: string
  method: 'card' | 'deposit'
  paidAt: Date
  paymentRef: string | null
  /** What is left to give back, in cents; 0 when all of it went back. */
  owedCents: number
  own: boolean
}

/** One such payment, or undefined. */
export async function findSurplus(viewer: Viewer, paymentId: number) {
  const [surplus] = await asViewer(
    viewer,
    (sql) => sql<Surplus[]>`
    select p.id, p.purchase_id, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email, g.names as package_names,
      u.reference, p.currency, p.method, p.paid_at, case p.method when 'card' then p.reference_end end as payment_ref,
      rules.left_to_refund(p.id) as owed_cents, w.id = ${viewer.userId} as own
    from data.payments p
    join data.purchases u on u.id = p.purchase_id
    join data.packages g on g.id = u.package_id
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    where p.id = ${paymentId} and p.surplus`,
  )
  return surplus
}

/** Gives it back. Raises password_needed, payment_not_found, own_profile, already_refunded. */
export function refundSurplus(viewer: Viewer, paymentId: number) {
  return asViewer(viewer, (sql) => sql`select api.refund_surplus(payment_id => ${paymentId})`)
}
