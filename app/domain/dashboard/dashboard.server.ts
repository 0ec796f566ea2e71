import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

/** The network in a few numbers. */
export type Totals = Row<'network_totals'>

/** How the network stands today. */
export async function countTotals(viewer: Viewer): Promise<Totals> {
  const [row] = await asViewer(viewer, (sql) => sql<[Totals]>`select * from api.network_totals`)
  return { ...row }
}
