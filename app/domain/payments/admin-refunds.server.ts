import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import { toRefusal } from '~/db/refusal.server'
import { readAnew } from '~/domain/payments/read-anew.server'
import { readPurchaseRecord } from '~/domain/purchases/purchase-records.server'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { SentRefund } from './schema'

export type AdminRefund = ListedRow<'admin_refunds'>

/** One refund in any stage, or undefined. */
export async function findRefund(viewer: Viewer, id: number): Promise<AdminRefund | undefined> {
  const [refund] = await read(
    viewer,
    (sql) => sql<AdminRefund[]>`select * from api.admin_refunds where id = ${id}`,
  )
  return refund
}

/**
 * A purchase for an admin who may be about to send a refund of it: asks Stripe first what happened to the card payment.
 * `unsure`: Stripe did not answer.
 */
export async function readPurchaseToAct(viewer: Viewer, id: number) {
  const known = await readPurchaseRecord(viewer, id)
  const toSend = known?.refunds.filter(({ stage }) => stage === 'to_send') ?? []
  if (toSend.length === 0) return known && { ...known, unsure: false }
  try {
    await Promise.all(toSend.map((refund) => readAnew(refund.id)))
  } catch (error) {
    if (toRefusal(error)?.rule !== 'stripe_silent') throw error
    return { ...known!, unsure: true }
  }
  const record = await readPurchaseRecord(viewer, id)
  return record && { ...record, unsure: false }
}

/**
 * Records that the team has sent a refund. Raises password_needed, own_profile, already_answered,
 * already_refunded, payment_disputed, amount_invalid, reference_used, stripe_silent.
 */
export async function settleRefund(
  viewer: Viewer,
  id: number,
  { externalRef, sentAlready, amount, sentOn }: SentRefund,
) {
  // What was sent already is true whatever Stripe says. It must have an amount; the act refuses none.
  if (!sentAlready) await readAnew(id)
  const sentCents = sentAlready ? (amount ?? 0) : null
  await acts.settleRefund(viewer, { refundId: id, externalRef, sentCents, sentOn })
}
