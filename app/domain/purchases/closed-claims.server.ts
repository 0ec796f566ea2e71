import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

export type ClosedClaim = {
  partId: number
  kind: 'mentoring' | 'coaching'
  reason: 'expired' | 'cancelled'
  closedAt: Date
  more: boolean
}

/** The first part of a purchase whose claim ran out or was closed by a stop, or undefined. */
export async function findClosedClaim(viewer: Viewer, purchaseId: number) {
  const [part] = await asViewer(
    viewer,
    (sql) => sql<ClosedClaim[]>`
    select p.id as part_id, p.kind, p.closed_reason as reason, p.closed_at,
      p.kind = 'coaching' and exists (select from data.parts o where o.purchase_id = p.purchase_id
        and o.position > p.position and o.closed_reason in ('expired', 'cancelled')) as more
    from data.parts p join data.purchases u on u.id = p.purchase_id
    where p.purchase_id = ${purchaseId} and p.closed_reason in ('expired', 'cancelled')
      and u.paid_at is not null and u.refunded_at is null and u.cancelled_at is null
    order by p.position
    limit 1`,
  )
  return part
}

/** Opens it for another claim period; answers until when. Raises own_profile, not_expired, purchase_closed, coaching_not_completed. */
export async function reopenClaim(viewer: Viewer, partId: number, reason?: string) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ until: Date }]>`
    select api.reopen_claim(part_id => ${partId}, reason => ${reason ?? null}) as until`,
  )
  return row.until
}
