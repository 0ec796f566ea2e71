import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

/** A mentor's application: its status and the team's message. */
type Application = Pick<Row<'mentors'>, 'status' | 'appliedAt' | 'statusMessage'>

/** The viewer's own application, or undefined. */
export async function findOwnApplication(viewer: Viewer) {
  // The applicant may read it in any role.
  const [application] = await read(
    { ...viewer, role: null },
    (sql) => sql<Application[]>`
    select status, applied_at, status_message from api.mentors where user_id = ${viewer.userId}`,
  )
  return application
}
