import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

/** A mentor's application: where it stands, and what the team wrote to her. */
type Application = Pick<Row<'mentors'>, 'status' | 'appliedAt' | 'statusMessage'>

/** The viewer's own application, or undefined. */
export async function findOwnApplication(viewer: Viewer) {
  // Whichever role she acts in, her application is hers to see.
  const [application] = await asViewer(
    { ...viewer, role: null },
    (sql) => sql<Application[]>`
    select status, applied_at, status_message from api.mentors where user_id = ${viewer.userId}`,
  )
  return application
}
