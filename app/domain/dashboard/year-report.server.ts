import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import type { YearQuery, YearReport } from './year-report'

/** Reads the report of a year, of all or of one scholarship. Raises role_not_held, right_not_held. */
export async function readYearReport(viewer: Viewer, { year, of }: YearQuery): Promise<YearReport> {
  // As text: the driver would rename the fields of the document.
  const [row] = await read(
    viewer,
    (sql) => sql<[{ document: string }]>`
    select api.year_report(year => ${year}, scholarship => ${of || null})::text as document`,
  )
  return JSON.parse(row.document) as YearReport
}
