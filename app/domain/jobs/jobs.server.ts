import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

export type Job = Row<'jobs'>

/** Returns all scheduled jobs, failed ones first. Raises right_not_held. */
export async function listJobs(viewer: Viewer): Promise<Job[]> {
  return [...(await asViewer(viewer, (sql) => sql<Job[]>`select * from api.jobs()`))]
}

/** Asks the worker to run a job now. Raises right_not_held, job_not_found. */
export function runJobNow(viewer: Viewer, name: string) {
  return asViewer(viewer, (sql) => sql`select api.run_job(name => ${name})`)
}
