import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

/** Totals of the network. */
export type Totals = Row<'network_totals'>

/** Counts the network's members and mentorships today. */
export async function countTotals(viewer: Viewer): Promise<Totals> {
  const [row] = await asViewer(viewer, (sql) => sql<[Totals]>`select * from api.network_totals`)
  return { ...row }
}
