// A run that was missed because no worker ran is made up for, once.
import { expect, test } from 'vitest'
import { openWorld } from '../support/world'

const { owner, connectAs } = await openWorld()

const worker = connectAs('app_worker')
const runDue = async () => (await worker<{ job: string }[]>`select job from api.job_run_due()`)[0]?.job
/** All jobs have run just now, except one, which last ran at this interval after its last planned time. */
async function lastRun(name: string, after: string) {
  await owner`update private.jobs set last_run_at = now(), last_result = null, unfinished = false, failures = 0`
  await owner.unsafe(`update private.jobs
    set last_run_at = rules.last_planned(daily_at, weekly_on) + interval '${after}' where name = '${name}'`)
}

test.each(['clean_up', 'digest', 'daily_digest'])(
  '%s is due if its last planned time is after its last run, at any hour',
  async (name) => {
    for (const after of ['-1 second', '-3 days', '-40 days']) {
      await lastRun(name, after)
      expect(
        [await runDue(), await runDue()].filter((job) => job === name),
        after,
      ).toEqual([name])
    }
    await lastRun(name, '1 second')
    expect(await runDue()).toBeUndefined()
  },
)

test.each([
  ['every day', null, `date_trunc('day', now() at time zone 'Europe/Athens')`],
  ['on Mondays', 1, `date_trunc('week', now() at time zone 'Europe/Athens')`],
])(
  '%s: the last planned time is the latest one that has passed, in the time zone of Athens',
  async (_, weeklyOn, begins) => {
    const hourAgo = async (minutes: number) =>
      (
        await owner.unsafe(
          `
    select rules.last_planned(((now() + interval '${minutes} minutes') at time zone 'Europe/Athens')::time, $1::smallint) as planned`,
          [weeklyOn],
        )
      )[0]!.planned as Date
    const [day] = await owner.unsafe(`select (${begins}) at time zone 'Europe/Athens' as begins,
    extract(isodow from now() at time zone 'Europe/Athens')::integer as today`)
    const planned = await hourAgo(-5)
    expect(planned.getTime()).toBeLessThanOrEqual(Date.now())
    expect(Date.now() - planned.getTime()).toBeLessThan((weeklyOn ? 8 : 1.1) * 24 * 60 * 60 * 1000)
    if (weeklyOn === null || day!.today === weeklyOn)
      expect(planned.getTime()).toBeGreaterThan((day!.begins as Date).getTime() - 5 * 60_000)
    const [monday] =
      await owner`select extract(isodow from ${planned}::timestamptz at time zone 'Europe/Athens')::integer as day`
    if (weeklyOn) expect(monday!.day).toBe(weeklyOn)
  },
)
