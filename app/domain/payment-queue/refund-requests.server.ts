import type { Viewer } from '~/viewer/viewer'
import { sendOne } from '~/db/at-once.server'
import type { ListedRow } from '~/db/listed-row'

export type RefundRequest = ListedRow<'admin_refund_requests'>

/** One refund request, answered or not, or undefined. */
export async function findRefundRequest(viewer: Viewer, id: number): Promise<RefundRequest | undefined> {
  const [request] = await sendOne(
    viewer,
    (sql) => sql<RefundRequest[]>`select * from api.admin_refund_requests where id = ${id}`,
  )
  return request
}
