import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

export type Receipt = Row<'receipts'>

/** The receipt of a purchase that was paid with money, for its mentee and for admins; otherwise undefined. */
export async function findReceipt(viewer: Viewer, purchaseId: number) {
  const [receipt] = await sendOne(
    viewer,
    (sql) => sql<Receipt[]>`select * from api.receipts where purchase_id = ${purchaseId}`,
  )
  return receipt
}
