import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'
import type { Wanted } from './payment-queue.server'
import type { Problem } from './problems'

type Sums = { paid: number; refunded: number }

export type Flag = {
  id: number
  problem: Problem
  /** The end of what Stripe knows it by, and what was said. */
  detail: { ref?: string | null; cents?: number; currency?: string; ours?: Sums | null; theirs?: Sums | null }
  raisedAt: Date
  settledAt: Date | null
  settledBy: string | null
  note: string | null
  purchaseId: number | null
  reference: string | null
  menteeName: string | null
  menteeEmail: string | null
  priceCents: number | null
  currency: string | null
  paymentId: number | null
  /** What can still be given back of money that came twice, in cents. */
  owedCents: number
  own: boolean
}

/** Payments that need a person, oldest first, or those that were looked at, newest first. */
export function listFlags(viewer: Viewer, open: boolean, wanted: Wanted) {
  return select(viewer, { id: null, open, ...wanted })
}

/** One flag, settled or not, or undefined. */
export async function findFlag(viewer: Viewer, id: number): Promise<Flag | undefined> {
  const [flag] = await select(viewer, { id, open: null, q: null, after: null, most: 1 })
  return flag
}

/** Says what was done about it. Raises own_profile, already_answered, note_missing. */
export function settleFlag(viewer: Viewer, id: number, note: string) {
  return asViewer(viewer, (sql) => sql`select api.settle_payment_flag(flag_id => ${id}, note => ${note})`)
}

function select(
  viewer: Viewer,
  { id, open, q, after, most }: Wanted & { id: number | null; open: boolean | null },
) {
  return asViewer(
    viewer,
    (sql) => sql<Flag[]>`
    select f.id, f.problem, f.detail, f.raised_at, f.settled_at, s.name || ' ' || s.surname as settled_by, f.note, f.purchase_id,
      u.reference, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email, u.price_cents, u.currency, f.payment_id,
      case when p.surplus then rules.left_to_refund(p.id) else 0 end as owed_cents, coalesce(w.id = ${viewer.userId}, false) as own
    from data.payment_flags f
    left join data.users s on s.id = f.settled_by
    left join data.payments p on p.id = f.payment_id
    left join data.purchases u on u.id = f.purchase_id
    left join data.mentees e on e.id = u.mentee_id
    left join data.users w on w.id = e.user_id
    cross join lateral (select case when f.settled_at is null then f.id else -f.id end as place) o
    where (${id}::integer is null or f.id = ${id})
      and (${open}::boolean is null or (f.settled_at is null) = ${open})
      and (${q}::text is null
        or rules.fold(concat_ws(' ', w.name, w.surname, w.email, u.reference, f.detail->>'ref')) like '%' || rules.fold(${q ?? ''}) || '%')
      and (${after}::integer is null or o.place > case when ${open} then ${after ?? 0}::integer else -${after ?? 0}::integer end)
    order by o.place
    limit ${most}`,
  )
}
