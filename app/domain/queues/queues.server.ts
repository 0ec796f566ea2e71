import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { allQueues, menuQueues, type DashboardQueues, type MenuQueues, type Waiting } from './queue-counts'

/** The waiting items of each queue in the menu. */
export const readMenuQueues = (viewer: Viewer): Promise<MenuQueues> => readWaiting(viewer, menuQueues)

/** The same for the dashboard, of every queue. */
export const readDashboardQueues = (viewer: Viewer): Promise<DashboardQueues> =>
  readWaiting(viewer, allQueues)

async function readWaiting<Queue extends string>(viewer: Viewer, queues: readonly Queue[]) {
  const rows = await asViewer(
    viewer,
    (sql) => sql<Row<'waiting_for_team'>[]>`
    select queue, waiting, since from api.waiting_for_team where queue = any (${[...queues]}::text[])`,
  )
  return Object.fromEntries(
    rows.map(({ queue, waiting, since }) => [queue, { waiting, since }]),
  ) as Waiting<Queue>
}
