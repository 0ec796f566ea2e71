import type { World } from './world'

type Run = { job: string; result: number | null; error: string | null; failed: number }

/** The jobs as the worker runs them. */
export function dueJobsOf({ owner, connectAs }: World) {
  const worker = connectAs('app_worker')
  /** Runs the job that has been due the longest. */
  const runDue = async () => (await worker<Run[]>`select * from api.job_run_due()`)[0]
  return {
    worker,
    runDue,
    /** Runs one job after the other, until none is due. */
    async tick() {
      const runs: Run[] = []
      for (let run = await runDue(); run; run = await runDue()) runs.push(run)
      return runs
    },
    /** Makes these jobs due, and no other. */
    onlyDue: (...names: string[]) => owner`
      update private.jobs set last_run_at = case when not name = any (${names}) then now() end, last_result = null,
        unfinished = false, failures = 0`,
  }
}
