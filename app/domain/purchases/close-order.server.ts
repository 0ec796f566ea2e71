import type { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { endCardPayment, endOwnCardPayment } from '~/domain/payments/card-payments.server'
import type { Deposit } from '~/domain/payments/schema'
import type { Viewer } from '~/viewer/viewer'
import type { ConfirmDeposit } from './schema'

type Confirmed = Partial<Pick<z.infer<typeof ConfirmDeposit>, 'seenAtBank' | 'method' | 'arrivedOn'>> & {
  /** A call may leave open whether the money was seen; a box that is not ticked on a page says that it was not. */
  unsaid?: boolean
}

/**
 * An admin confirms the deposit of an order; an open card payment is ended at Stripe first. `seenAtBank`: the admin states
 * that the money is in the account, which an order without a proof needs. Returns false when the deposit was confirmed before.
 * Raises the errors of api.mark_paid and endCardPayment.
 */
export async function confirmDeposit(
  viewer: Viewer,
  purchaseId: number,
  { seenAtBank, method, arrivedOn, unsaid }: Confirmed,
) {
  await endCardPayment(viewer, purchaseId)
  return acts.markPaid(viewer, {
    purchaseId,
    seenAtBank,
    unsaid,
    method,
    arrivedOn,
  })
}

/**
 * An admin records what came to the bank account: the whole price of an order that waits for it is confirmed, if the bank's
 * reference is not told; anything else is booked with it. Raises the errors of api.mark_paid, api.book_deposit and
 * endCardPayment.
 */
export async function recordDeposit(
  viewer: Viewer,
  { id, priceCents }: { id: number; priceCents: number },
  deposit: Deposit,
) {
  const { amount, externalRef, whole, sure, ...told } = deposit
  if (whole && !externalRef && amount === priceCents) {
    await confirmDeposit(viewer, id, told)
    return
  }
  await endCardPayment(viewer, id)
  await acts.bookDeposit(viewer, {
    purchaseId: id,
    externalRef: externalRef ?? '',
    amountCents: amount,
    method: told.method,
    sure,
    arrivedOn: told.arrivedOn,
  })
}

/** An admin cancels an order in the same way. Raises the errors of api.cancel_order and endCardPayment. */
export async function closeOrder(viewer: Viewer, purchaseId: number) {
  await endCardPayment(viewer, purchaseId)
  await acts.cancelOrder(viewer, { purchaseId })
}

/** A mentee cancels their own order. Raises the errors of api.cancel_order and endOwnCardPayment. */
export async function closeOwnOrder(viewer: Viewer, purchaseId: number) {
  await endOwnCardPayment(viewer, purchaseId)
  await acts.cancelOrder(viewer, { purchaseId })
}
