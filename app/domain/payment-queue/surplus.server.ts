import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

/** A payment for an order that was already paid or closed. */
export type Surplus = Row<'admin_surplus_payments'>

/** One such payment, or undefined. */
export async function findSurplus(viewer: Viewer, paymentId: number) {
  const [surplus] = await sendOne(
    viewer,
    (sql) => sql<Surplus[]>`select * from api.admin_surplus_payments where id = ${paymentId}`,
  )
  return surplus
}
