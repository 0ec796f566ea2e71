import type { Sql } from 'postgres'
import { log } from '~/http/log.server'

type JobRun = { job: string; result: number | null; error: string | null }

/** The clock's tick: the database runs the jobs that are due, one a transaction, and remembers how each went. */
export async function runDueJobs(sql: Sql, stop?: AbortSignal) {
  while (!stop?.aborted) {
    const [run] = await sql<JobRun[]>`select * from api.job_run_due()`
    if (!run) return
    const { job, result, error } = run
    // Its words may quote a row; private.jobs keeps them.
    if (error) log.error({ job, code: error.split(' ')[0] }, 'job failed')
    else log[result ? 'info' : 'debug']({ job, result }, 'job done')
  }
}
