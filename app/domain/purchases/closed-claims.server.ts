import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

type ClosedClaim = Row<'closed_claims'>

/** The first part of a purchase whose claim period ended or was closed by a stop, or undefined. */
export async function findClosedClaim(viewer: Viewer, purchaseId: number) {
  const [part] = await sendOne(
    viewer,
    (sql) => sql<ClosedClaim[]>`
    select * from api.closed_claims where purchase_id = ${purchaseId} order by position limit 1`,
  )
  return part
}
