import { read } from '~/db/read.server'
import * as acts from '~/db/generated/acts.server'
import type { Viewer } from '~/viewer/viewer'
import { chapters, type YearQuery, type YearReport } from './year-report'

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

/** The same for a file: the export is recorded. */
export async function exportYearReport(viewer: Viewer, query: YearQuery): Promise<YearReport> {
  const report = await readYearReport(viewer, query)
  await acts.recordExport(viewer, {
    list: 'year_report',
    format: 'csv',
    scope: query.of || 'all',
    filters: query,
    searched: false,
    rowCount: Object.values(chapters).flat().length,
  })
  return report
}
