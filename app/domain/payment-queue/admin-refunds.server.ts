import * as acts from '~/db/acts.server'
import { sendOne } from '~/db/at-once.server'
import { toRefusal } from '~/db/refusal.server'
import { readAnew } from '~/domain/payments/read-anew.server'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { SentRefund } from './schema'

type ListedRefund = ListedRow<'admin_refunds'>

/** A refund; `unsure` if Stripe had to be asked first and did not answer. */
export type AdminRefund = Omit<ListedRefund, 'stage'> & { stage: ListedRefund['stage'] | 'unsure' }

/** One refund in any stage, or undefined. */
export async function findRefund(viewer: Viewer, id: number): Promise<AdminRefund | undefined> {
  const [refund] = await sendOne(
    viewer,
    (sql) => sql<ListedRefund[]>`select * from api.admin_refunds where id = ${id}`,
  )
  return refund
}

/** The same for an admin who is about to send it: asks Stripe first what happened to the card payment. */
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
