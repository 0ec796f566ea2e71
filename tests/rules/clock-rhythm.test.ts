// A run that was missed because no worker ran is made up for, once.
import { expect, test } from 'vitest'
import { dueJobsOf } from '../support/due-jobs'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner } = world
const { tick, onlyDue } = dueJobsOf(world)

/** All jobs have run just now, except one, which last ran at this interval after its last planned time. */
async function lastRun(name: string, after: string) {
  await onlyDue()
  await owner`
    update private.jobs set last_run_at = rules.last_planned(daily_at, weekly_on) + ${after}::interval where name = ${name}`
}

test.each(['clean_up', 'digest', 'daily_digest'])(
  '%s is due if its last planned time is after its last run, at any hour',
  async (name) => {
    for (const after of ['-1 second', '-3 days', '-40 days']) {
      await lastRun(name, after)
      const ran = (await tick()).map(({ job }) => job)
      expect(
        ran.filter((job) => job === name),
        after,
      ).toEqual([name])
    }
    await lastRun(name, '1 second')
    expect(await tick()).toEqual([])
  },
)

test.each([
  ['every day', null, `date_trunc('day', (now() - interval '5 minutes') at time zone 'Europe/Athens')`],
  ['on Mondays', 1, `date_trunc('week', (now() - interval '5 minutes') at time zone 'Europe/Athens')`],
])(
  '%s: the last planned time is the latest one that has passed, in the time zone of Athens',
  async (_, weeklyOn, begins) => {
    const planned = await cell<Date>(owner`
      select rules.last_planned(((now() - interval '5 minutes') at time zone 'Europe/Athens')::time, ${weeklyOn}::smallint)`)
    const [day] = await owner.unsafe(`select (${begins}) at time zone 'Europe/Athens' as begins,
    extract(isodow from (now() - interval '5 minutes') at time zone 'Europe/Athens')::integer as today`)
    expect(planned.getTime()).toBeLessThanOrEqual(Date.now())
    expect(Date.now() - planned.getTime()).toBeLessThan((weeklyOn ? 8 : 1.1) * 24 * 60 * 60 * 1000)
    if (weeklyOn === null || day!.today === weeklyOn)
      expect(planned.getTime()).toBeGreaterThanOrEqual((day!.begins as Date).getTime())
    if (weeklyOn)
      expect(
        await cell(
          owner`select extract(isodow from ${planned}::timestamptz at time zone 'Europe/Athens')::integer`,
        ),
      ).toBe(weeklyOn)
  },
)
