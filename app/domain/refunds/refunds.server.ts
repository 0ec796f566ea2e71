import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'
import type { AskRefund, RefundAccount, Withdrawal } from './schema'

/** The ground of a refund: what the rules find, what the team decided, or what happened at Stripe. */
export type Ground =
  | 'withdrawal'
  | 'no_request'
  | 'rejections'
  | 'override'
  | 'surplus'
  | 'provider'
  | 'dispute'

/**
 * Where a refund stands: the team has to send it, Stripe has it, the bank holds the money of a contested payment, it
 * was sent, or it was not needed in the end.
 */
export type RefundStage = 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'

export type Refund = {
  id: number
  amountCents: number
  currency: string
  ground: Ground
  method: 'card' | 'deposit'
  stage: RefundStage
  requestedAt: string
  doneAt: string | null
}

/** What a mentee may do about the money of a purchase, and what is being done. */
export type PurchaseRefunds = {
  purchaseId: number
  /** The instant until which she may withdraw; null when she can't. */
  withdrawUntil: Date | null
  ground: Ground | null
  /** Why she can't ask the team for her money; null when she can. */
  obstacle: string | null
  /** She has paid something, so there is a receipt. */
  receipt: boolean
  account: { iban: string; holder: string } | null
  request: {
    askedAt: string
    answeredAt: string | null
    granted: boolean | null
    answer: string | null
  } | null
  refunds: Refund[]
}

/** The same for each of her purchases. */
export function listPurchaseRefunds(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<PurchaseRefunds[]>`
    with own as materialized (select * from api.own_refunds() where stage <> 'void')
    select u.id as purchase_id, may.withdraw_until, may.ground, may.obstacle, u.paid_at is not null and u.price_cents > 0 as receipt,
      (select jsonb_build_object('iban', a.iban, 'holder', a.holder)
        from data.refund_accounts a where a.purchase_id = u.id) as account,
      (select jsonb_build_object('askedAt', q.asked_at, 'answeredAt', q.answered_at, 'granted', q.granted, 'answer', q.answer)
        from data.refund_requests q where q.purchase_id = u.id order by q.id desc limit 1) as request,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.refund_id, 'amountCents', r.amount_cents, 'currency', r.currency,
          'ground', r.ground, 'method', r.method, 'stage', r.stage, 'requestedAt', r.requested_at, 'doneAt', r.done_at)
          order by r.refund_id)
        from own r where r.purchase_id = u.id), '[]') as refunds
    from data.purchases u
    left join lateral rules.viewer_refund(u.id) may on true`,
  )
}

/** The same for one of her purchases, or undefined. */
export async function findPurchaseRefunds(viewer: Viewer, purchaseId: number) {
  return (await listPurchaseRefunds(viewer)).find((one) => one.purchaseId === purchaseId)
}

/** She withdraws. Raises purchase_not_found, no_refund_ground, payment_disputed, iban_invalid. */
export function withdrawPurchase(viewer: Viewer, purchaseId: number, { iban, accountHolder }: Withdrawal) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.withdraw_purchase(purchase_id => ${purchaseId}, iban => ${iban ?? null}, account_holder => ${accountHolder ?? null})`,
  )
}

/**
 * She asks the team for her money. Raises purchase_not_found, reason_missing, refund_request_open, iban_invalid and
 * what stands in the way of a refund.
 */
export function askRefund(viewer: Viewer, purchaseId: number, { text, iban, accountHolder }: AskRefund) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.ask_refund(purchase_id => ${purchaseId}, text => ${text ?? ''}, iban => ${iban ?? null},
      account_holder => ${accountHolder ?? null})`,
  )
}

/** She says where the money is to be sent. Raises purchase_not_found, refund_not_found, iban_invalid. */
export function nameRefundAccount(
  viewer: Viewer,
  purchaseId: number,
  { iban, accountHolder }: RefundAccount,
) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.name_refund_account(purchase_id => ${purchaseId}, iban => ${iban}, account_holder => ${accountHolder ?? null})`,
  )
}
