import type { Sql } from 'postgres'
import type { Row } from '~/db/rows'
import { log } from '~/log.server'

/** The clock's tick: the database runs the jobs that are due, one a transaction, and remembers how each went. */
export async function runDueJobs(sql: Sql, stop?: AbortSignal) {
  while (!stop?.aborted) {
    const [run] = await sql<Row<'job_run_due'>[]>`select * from api.job_run_due()`
    if (!run) return
    const { job, result, error, failed } = run
    // Its words may quote a row; private.jobs keeps them.
    if (error) log.error({ job, code: error.split(' ')[0] }, 'job failed')
    else if (job === 'check_invariants' && result) log.error({ job, result }, 'a rule was broken')
    else log[result ? 'info' : 'debug']({ job, result }, 'job done')
    if (failed) log.error({ job, rows: failed }, 'rows that a job failed on wait for a later run')
  }
}
