import { asViewer } from '~/db/as-viewer.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ReportSubject } from './schema'

export type AdminReport = ListedRow<'admin_reports'>

type About = { subject: ReportSubject; id: number }

const idsOf = ({ subject, id }: About) => ({
  request: subject === 'request' ? id : null,
  mentorship: subject === 'mentorship' ? id : null,
  mentor: subject === 'mentor' ? id : null,
})

/** The first name of whom a report would be about; undefined if the viewer has nothing to report there. */
export async function findReportSubject(viewer: Viewer, about: About) {
  const { request, mentorship, mentor } = idsOf(about)
  const [row] = await asViewer(
    viewer,
    (sql) => sql<Row<'report_subject'>[]>`
    select name, latin_name from api.report_subject(
      request_id => ${request}, mentorship_id => ${mentorship}, mentor_id => ${mentor})`,
  )
  return row
}

/** Reports to the team. Raises request_not_found, person_erased. */
export function sendReport(viewer: Viewer, about: About, text: string) {
  const { request, mentorship, mentor } = idsOf(about)
  return asViewer(
    viewer,
    (sql) => sql`
    select api.report(
      text => ${text}, request_id => ${request}, mentorship_id => ${mentorship}, mentor_id => ${mentor})`,
  )
}

/** One report, open or settled, or undefined. */
export async function findReport(viewer: Viewer, id: number): Promise<AdminReport | undefined> {
  const [report] = await asViewer(
    viewer,
    (sql) => sql<AdminReport[]>`select * from api.admin_reports where id = ${id}`,
  )
  return report
}

/** Settles a report and mails the reporter. Raises own_profile, person_erased, decision_missing. */
export function settleReport(viewer: Viewer, id: number, decision: string, answer?: string) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.settle_report(report_id => ${id}, decision => ${decision}, answer => ${answer ?? null})`,
  )
}
