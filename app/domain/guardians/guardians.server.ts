import type { Row } from '~/db/generated/rows'
import { listPurchases } from '~/domain/purchases/purchases.server'
import type { Viewer } from '~/viewer/viewer'

export type GuardianLink = Row<'auth_guardian_link'>

/** The viewing mentee's orders that wait for a guardian. */
export async function listWaitingOrders(viewer: Viewer) {
  return (await listPurchases(viewer)).filter(({ guardianObstacle }) => guardianObstacle !== null)
}
