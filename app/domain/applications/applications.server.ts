import { asViewer } from '~/db/as-viewer.server'
import type { MentorStatus, Viewer } from '~/http/viewer.server'

/** A mentor's application: where it stands, and what the team wrote to her. */
export type Application = { status: MentorStatus; appliedAt: Date; statusMessage: string | null }

/** The viewer's own application, or undefined. */
export async function findOwnApplication(viewer: Viewer) {
  // Whichever role she acts in, her application is hers to see.
  const [application] = await asViewer(
    { ...viewer, role: null },
    (sql) => sql<Application[]>`
    select status, applied_at, status_message from data.mentors where user_id = ${viewer.userId}`,
  )
  return application
}
