import { asViewer } from '~/db/as-viewer.server'
import type { Ground } from '~/domain/refunds/refunds.server'
import type { Viewer } from '~/http/viewer.server'
import type { RefundPurchase } from './schema'

/** What an administrator has to know before she gives a purchase back. */
export type RefundCase = {
  /** What the rules find; null when she needs a reason of her own. */
  ground: Ground | null
  /** The rule that stands in the way; null when nothing does. */
  obstacle: string | null
  cents: number
  /** A request of hers that would be closed with it. */
  requestWaits: boolean
  asked: { id: number; text: string; askedAt: string } | null
}

/** The same for one purchase, or undefined. */
export async function findRefundCase(viewer: Viewer, purchaseId: number) {
  const [found] = await asViewer(
    viewer,
    (sql) => sql<RefundCase[]>`
    select rules.refund_ground(u) as ground, rules.refund_obstacle(u) as obstacle,
      coalesce((select rules.left_to_refund(p.id) from data.payments p where p.purchase_id = u.id and not p.surplus), 0) as cents,
      exists (select from data.parts t where t.purchase_id = u.id and t.status = 'pending') as request_waits,
      (select jsonb_build_object('id', q.id, 'text', q.text, 'askedAt', q.asked_at)
        from data.refund_requests q where q.purchase_id = u.id and q.answered_at is null) as asked
    from data.purchases u where u.id = ${purchaseId}`,
  )
  return found
}

/** Gives a purchase back. Raises password_needed, own_profile, no_refund_ground, mentee_in_mentorship, payment_disputed. */
export function refundPurchase(viewer: Viewer, purchaseId: number, { reason, override }: RefundPurchase) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.refund_purchase(purchase_id => ${purchaseId}, reason => ${reason ?? null}, override => ${override ?? false})`,
  )
}
