// A row, or a whole job, that fails or takes too long does not delay others.
import { beforeEach, describe, expect, test } from 'vitest'
import { dueJobsOf } from '../support/due-jobs'
import { addUsers } from '../support/people-rows'
import { pretending } from '../support/pretending'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aRequest, moveDeadline, requestRow } = world
const { worker, runDue, tick, onlyDue } = dueJobsOf(world)
const lapsed = async (id: number) => (await requestRow(id)).closeReason === 'expired'
const heldBack = () =>
  owner`select job, row_id, failures, left(error, 5) as state from private.held_back order by row_id`
const goBy = (time: string) =>
  owner.unsafe(`update private.held_back set retry_at = retry_at - interval '${time}'`)

/** Three overdue requests; the database refuses to close the second, or closes it too slowly, until it is mended. */
async function threeLapsed(work: string) {
  const requests = [await aRequest(), await aRequest(), await aRequest()] as const
  for (const { id } of requests) await moveDeadline(id, '-1 minute')
  const bad = requests[1].id
  await owner.unsafe(`
    create or replace function public.poisonous() returns trigger language plpgsql as $$ begin ${work}; return new; end $$;
    create trigger poisonous before update on data.mentorship_requests
      for each row when (old.id = ${bad}) execute function public.poisonous()`)
  return {
    bad,
    /** Whether each is closed. */
    closed: () => Promise.all(requests.map(({ id }) => lapsed(id))),
    mend: () => owner`drop trigger poisonous on data.mentorship_requests`,
  }
}

beforeEach(async () => {
  await worker`set statement_timeout = '60s'`
  await owner`delete from private.held_back`
})

describe('a failing row', () => {
  test('is put on hold with its error, the others are done, and it is retried with growing delay', async () => {
    const { bad, closed, mend } = await threeLapsed(`raise exception 'no such thing'`)
    await onlyDue('expire_requests')
    expect(await runDue()).toMatchObject({ job: 'expire_requests', result: 2, error: null, failed: 1 })
    expect(await closed()).toEqual([true, false, true])
    expect(await heldBack()).toEqual([
      { job: 'expire_requests', rowId: String(bad), failures: 1, state: 'P0001' },
    ])
    expect(await tick()).toEqual([{ job: 'expire_requests', result: 0, error: null, failed: 0 }])

    for (const [failures, wait] of [
      [2, 4],
      [3, 16],
    ] as const) {
      await goBy('20 minutes')
      await onlyDue('expire_requests')
      expect((await tick())[0]).toMatchObject({ result: 0, failed: 1 })
      const [row] =
        await owner`select failures, retry_at - failed_at = make_interval(mins => ${wait}) as waits from private.held_back`
      expect(row).toEqual({ failures, waits: true })
    }
    await mend()
    await goBy('20 minutes')
    await onlyDue('expire_requests')
    expect((await tick())[0]).toMatchObject({ result: 1, failed: 0 })
    expect(await lapsed(bad)).toBe(true)
  })

  test('that exceeds the statement timeout is put on hold too, and earlier rows stay done', async () => {
    const { bad, closed, mend } = await threeLapsed('perform pg_sleep(5)')
    await onlyDue('expire_requests', 'remind_mentors')
    await worker`set statement_timeout = '900ms'`
    const runs = await tick()
    await mend()
    expect(runs.every(({ error }) => error === null)).toBe(true)
    expect(runs.map(({ job }) => job)).toContain('remind_mentors')
    expect(await closed()).toEqual([true, false, true])
    expect(await heldBack()).toMatchObject([{ job: 'expire_requests', rowId: String(bad), state: '57014' }])
    await goBy('2 minutes')
    await onlyDue('expire_requests')
    expect((await tick())[0]).toMatchObject({ result: 1, failed: 0 })
  })
})

test('a job that runs into the statement timeout is stored as failed, does not stay first, and is retried with growing delay', async () => {
  const { id } = await aRequest()
  await moveDeadline(id, '-1 minute')
  await pretending(owner, 'api.job_retention', 'begin perform pg_sleep(5); return 1; end', async () => {
    await onlyDue('retention', 'expire_requests')
    // The job that has waited longest.
    await owner`update private.jobs set last_run_at = now() - interval '2 days' where name = 'retention'`
    await owner`update private.jobs set last_run_at = now() - interval '1 day' where name = 'expire_requests'`
    await worker`set statement_timeout = '500ms'`
    expect(await runDue()).toMatchObject({
      job: 'retention',
      result: null,
      error: expect.stringContaining('57014'),
    })
    expect((await tick()).map(({ job, error }) => [job, error])).toEqual([
      ['expire_requests', null],
      ['expire_requests', null],
    ])
    expect(await lapsed(id)).toBe(true)

    const again = async (seconds: number) => {
      await owner`update private.jobs set last_result = last_result || jsonb_build_object('at', now() - make_interval(secs => ${seconds})) where name = 'retention'`
      return runDue()
    }
    expect(await again(10)).toBeUndefined()
    expect(await again(25)).toMatchObject({ job: 'retention' })
    expect(await again(25)).toBeUndefined()
    expect(await again(45)).toMatchObject({ job: 'retention' })
    const other = await aRequest()
    await moveDeadline(other.id, '-1 minute')
    await owner`update private.jobs set last_run_at = now() - interval '2 minutes' where name = 'expire_requests'`
    expect(await again(100)).toMatchObject({ job: 'expire_requests', result: 1 })
  })
  await worker`set statement_timeout = '60s'`
  await owner`update private.jobs set last_result = null, failures = 0 where name = 'retention'`
  expect((await tick()).every(({ error }) => error === null)).toBe(true)
})

const many = 450

test('the retention job notifies and erases 200 in each run, and continues until all are done', async () => {
  const users = await addUsers(
    owner,
    Array.from({ length: many }, (_, n) => ({ email: `long-ago-${n}@test.example` })),
  )
  await owner`update data.users set created_at = now() - interval '6 years' where id = any(${users})`
  const reminded = async () => (await owner`select from private.reminders where kind = 'retention'`).length
  await onlyDue('retention')
  expect(await runDue()).toMatchObject({ job: 'retention', result: 0, failed: 0 })
  expect(await reminded()).toBe(200)
  await tick()
  expect(await reminded()).toBe(many)
  await owner`update private.reminders set at = at - interval '32 days' where kind = 'retention'`
  await onlyDue('retention')
  const erased = (await tick()).map(({ result }) => result!)
  // A slow machine does fewer in a run: no run takes longer than two seconds.
  expect(Math.max(...erased)).toBeLessThanOrEqual(200)
  expect(erased.reduce((sum, each) => sum + each, 0)).toBe(many)
  expect(erased.at(-1)).toBe(0)
  expect(await owner`select from data.users where erased_at is not null`).toHaveLength(many)
})
