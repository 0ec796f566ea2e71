import type { Sql } from 'postgres'
import type { Row } from '~/db/generated/rows'
import { log } from '~/log.server'
import { metrics } from '~/metrics.server'
import type { ClockWatch } from './clock-watch'

/** Runs all jobs that are due, each in its own transaction, until `stop`. The database records each result. */
export async function runDueJobs(sql: Sql, inDoubt: ClockWatch, stop?: AbortSignal) {
  while (!stop?.aborted) {
    const [now] = await sql<{ at: Date }[]>`select api.database_time() as at`
    const doubted = inDoubt(now!.at.getTime())
    const [run] = await sql<Row<'job_run_due'>[]>`select * from api.job_run_due(${doubted})`
    if (!run) return
    const { job, result, error, failed } = run
    metrics.jobRuns.inc({ job, outcome: error ? 'failed' : 'done' })
    // The error text may contain personal data: log its code only. private.jobs has the text.
    if (error) log.error({ job, code: error.split(' ')[0] }, 'job failed')
    else if (job === 'check_invariants' && result) log.error({ job, result }, 'a rule was broken')
    else log[result ? 'info' : 'debug']({ job, result }, 'job done')
    if (failed) log.error({ job, rows: failed }, 'a job failed on some rows; they wait for a later run')
  }
}
