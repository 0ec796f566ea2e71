import { asViewer } from '~/db/as-viewer.server'
import type { Ground } from '~/domain/refunds/refunds.server'
import type { Viewer } from '~/http/viewer.server'
import type { Wanted } from './payment-queue.server'

export type RefundRequest = {
  id: number
  purchaseId: number
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  reference: string
  priceCents: number
  currency: string
  text: string
  /** What the rules find now; null when only the team can find a ground. */
  ground: Ground | null
  /** What they found on the day she asked. */
  groundThen: Ground | null
  askedAt: Date
  answeredAt: Date | null
  granted: boolean | null
  answer: string | null
  own: boolean
}

/** The requests for a refund that wait for an answer, oldest first. */
export function listRefundRequests(viewer: Viewer, wanted: Wanted) {
  return select(viewer, { id: null, ...wanted })
}

/** One request for a refund, answered or not, or undefined. */
export async function findRefundRequest(viewer: Viewer, id: number): Promise<RefundRequest | undefined> {
  const [request] = await select(viewer, { id, q: null, after: null, most: 1 })
  return request
}

/** Tells her no, and why. Raises own_profile, already_answered. */
export function declineRefund(viewer: Viewer, id: number, answer: string) {
  return asViewer(
    viewer,
    (sql) => sql`select api.decline_refund_request(request_id => ${id}, answer => ${answer})`,
  )
}

function select(viewer: Viewer, { id, q, after, most }: Wanted & { id: number | null }) {
  return asViewer(
    viewer,
    (sql) => sql<RefundRequest[]>`
    select r.id, r.purchase_id, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email, g.names as package_names,
      u.reference, u.price_cents, u.currency, r.text, rules.refund_ground(u) as ground, r.ground as ground_then, r.asked_at,
      r.answered_at, r.granted, r.answer, w.id = ${viewer.userId} as own
    from data.refund_requests r
    join data.purchases u on u.id = r.purchase_id
    join data.packages g on g.id = u.package_id
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    where (r.id = ${id} or ${id}::integer is null and r.answered_at is null)
      and (${q}::text is null
        or rules.fold(w.name || ' ' || w.surname || ' ' || w.email || ' ' || u.reference) like '%' || rules.fold(${q ?? ''}) || '%')
      and (${after}::integer is null or r.id > ${after})
    order by r.id
    limit ${most}`,
  )
}
