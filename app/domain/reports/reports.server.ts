import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import * as reads from '~/db/generated/reads.server'
import type { Viewer } from '~/viewer/viewer'
import type { ReportSubject } from './schema'

export type AdminReport = ListedRow<'admin_reports'>

type About = { subject: ReportSubject; id: number }

const idsOf = ({ subject, id }: About) => ({
  requestId: subject === 'request' ? id : null,
  mentorshipId: subject === 'mentorship' ? id : null,
  mentorId: subject === 'mentor' ? id : null,
})

/** The first name of whom a report would be about; undefined if the viewer has nothing to report there. */
export function findReportSubject(viewer: Viewer, about: About) {
  return reads.reportSubject(viewer, idsOf(about))
}

/** Reports to the team. Raises request_not_found, person_erased. */
export function sendReport(viewer: Viewer, about: About, text: string) {
  return acts.report(viewer, { text, ...idsOf(about) })
}

/** One report, open or settled, or undefined. */
export async function findReport(viewer: Viewer, id: number): Promise<AdminReport | undefined> {
  const [report] = await read(
    viewer,
    (sql) => sql<AdminReport[]>`select * from api.admin_reports where id = ${id}`,
  )
  return report
}
