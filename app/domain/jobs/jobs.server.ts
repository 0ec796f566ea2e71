import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { z } from 'zod'

export type Job = Row<'jobs'>

/** Returns all scheduled jobs, failed ones first. Raises right_not_held. */
export async function listJobs(viewer: Viewer): Promise<Job[]> {
  return [...(await reads.jobs(viewer))]
}

/** The name of a scheduled job. */
export const ChosenJob = z.object({ job: z.string().regex(/^[a-z_]{1,60}$/, 'generic') })
