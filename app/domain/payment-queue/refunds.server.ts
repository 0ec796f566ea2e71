import { asViewer } from '~/db/as-viewer.server'
import { toRefusal } from '~/db/refusal.server'
import { readAnew } from '~/domain/payments/read-anew.server'
import type { Ground, RefundStage } from '~/domain/refunds/refunds.server'
import type { Viewer } from '~/http/viewer.server'
import type { Wanted } from './payment-queue.server'

export type AdminRefund = {
  id: number
  purchaseId: number
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  reference: string
  amountCents: number
  currency: string
  ground: Ground
  reason: string | null
  /** Unsure when Stripe must be asked first, and does not answer. */
  stage: RefundStage | 'unsure'
  method: 'card' | 'deposit'
  /** The end of the card payment's name at Stripe; null for a deposit. */
  paymentRef: string | null
  /** The end of what the bank calls the transfer by which the team sent it; null for what went by Stripe, or has not gone yet. */
  bankRef: string | null
  iban: string | null
  holder: string | null
  requestedAt: Date
  doneAt: Date | null
  own: boolean
}

/** Refunds of one stage, for the queue: what waits oldest first, what is done newest first. */
export function listRefunds(viewer: Viewer, stage: RefundStage, wanted: Wanted) {
  return select(viewer, { id: null, stage, ...wanted })
}

/** One refund in whatever stage, or undefined. */
export async function findRefund(viewer: Viewer, id: number): Promise<AdminRefund | undefined> {
  const [refund] = await select(viewer, { id, stage: null, q: null, after: null, most: 1 })
  return refund
}

/** The same for whoever is about to send it: what became of a card's money is read at Stripe first. */
export async function findRefundToSend(viewer: Viewer, id: number) {
  const known = await findRefund(viewer, id)
  if (known?.stage !== 'to_send') return known
  try {
    await readAnew(id)
  } catch (error) {
    if (toRefusal(error)?.rule !== 'stripe_silent') throw error
    return { ...known, stage: 'unsure' as const }
  }
  return findRefund(viewer, id)
}

/**
 * Records that the team has sent it. Raises password_needed, own_profile, already_answered, already_refunded,
 * payment_disputed, reference_used, stripe_silent.
 */
export async function settleRefund(viewer: Viewer, id: number, externalRef: string) {
  await readAnew(id)
  await asViewer(
    viewer,
    (sql) => sql`select api.settle_refund(refund_id => ${id}, external_ref => ${externalRef})`,
  )
}

type Selection = Wanted & { id: number | null; stage: RefundStage | null }

function select(viewer: Viewer, { id, stage, q, after, most }: Selection) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRefund[]>`
    select r.id, r.purchase_id, w.name || ' ' || w.surname as mentee_name, w.email as mentee_email, g.names as package_names,
      u.reference, r.amount_cents, u.currency, r.ground, r.reason, s.stage, p.method, case when p.method = 'card' then p.reference_end end as payment_ref,
      case when r.by_bank then r.reference_end end as bank_ref, a.iban, a.holder, r.requested_at, r.done_at,
      w.id = ${viewer.userId} as own
    from data.refunds r
    cross join lateral (
      select rules.refund_stage(r.id) as stage, case when r.state = 'done' then -r.id else r.id end as place) s
    join data.payments p on p.id = r.payment_id
    join data.purchases u on u.id = r.purchase_id
    join data.packages g on g.id = u.package_id
    join data.mentees e on e.id = u.mentee_id
    join data.users w on w.id = e.user_id
    left join data.refund_accounts a on a.purchase_id = u.id
    where (${id}::integer is null or r.id = ${id})
      and (${stage}::text is null or s.stage = ${stage} or ${stage} = 'on_the_way' and s.stage = 'disputed')
      and (${q}::text is null
        or rules.fold(w.name || ' ' || w.surname || ' ' || w.email || ' ' || u.reference) like '%' || rules.fold(${q ?? ''}) || '%')
      and (${after}::integer is null or s.place > case ${stage} when 'done' then -${after ?? 0}::integer else ${after ?? 0}::integer end)
    order by s.place
    limit ${most}`,
  )
}
