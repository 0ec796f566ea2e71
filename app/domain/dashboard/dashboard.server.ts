import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import type { DashboardQuery } from './dashboard-query'
import type { Dashboard } from './statistics'

/** Reads the statistics of the network with these filters; api.dashboard defines each number. Raises role_not_held. */
export async function readDashboard(viewer: Viewer, query: DashboardQuery): Promise<Dashboard> {
  // As text: the driver would rename the fields of the document.
  const [row] = await read(
    viewer,
    (sql) => sql<[{ document: string }]>`
    select api.dashboard(
      range => ${query.range}, from_month => ${firstDay(query.from)}, to_month => ${firstDay(query.to)},
      duration_months => ${query.duration ? Number(query.duration) : null}, type => ${query.type || null},
      mentors => ${query.mentors})::text as document`,
  )
  return JSON.parse(row.document) as Dashboard
}

const firstDay = (month: string) => (month ? `${month}-01` : null)
