// A row, or a whole job, that fails or takes too long does not delay others.
import { beforeEach, describe, expect, test } from 'vitest'
import { addUsers } from '../support/people-rows'
import { openWorld } from '../support/world'

const { owner, connectAs, aRequest, moveDeadline, requestRow } = await openWorld()

const worker = connectAs('app_worker')
type Run = { job: string; result: number | null; error: string | null; failed: number }
const runDue = async () => (await worker<Run[]>`select * from api.job_run_due()`)[0]
async function tick() {
  const runs: Run[] = []
  for (let run = await runDue(); run; run = await runDue()) runs.push(run)
  return runs
}
const onlyDue = (...names: string[]) => owner`
  update private.jobs set last_run_at = case when not name in ${owner(names)} then now() end, last_result = null, unfinished = false, failures = 0`
const lapsed = async (id: number) => (await requestRow(id)).closeReason === 'expired'
const heldBack = () =>
  owner`select job, row_id, failures, left(error, 5) as state from private.held_back order by row_id`
const goBy = (time: string) =>
  owner.unsafe(`update private.held_back set retry_at = retry_at - interval '${time}'`)

/** A request that the database refuses to close, or closes too slowly; returns what repairs it. */
async function poison(requestId: number, work: string) {
  await owner.unsafe(`
    create or replace function public.poisonous() returns trigger language plpgsql as $$ begin ${work}; return new; end $$;
    create trigger poisonous before update on data.mentorship_requests
      for each row when (old.id = ${requestId}) execute function public.poisonous()`)
  return () => owner`drop trigger poisonous on data.mentorship_requests`
}

async function threeLapsed() {
  const requests = [await aRequest(), await aRequest(), await aRequest()] as const
  for (const { id } of requests) await moveDeadline(id, '-1 minute')
  return requests
}

beforeEach(async () => {
  await worker`set statement_timeout = '60s'`
  await owner`delete from private.held_back`
})

describe('a failing row', () => {
  test('is put on hold with its error, the others are done, and it is retried with growing delay', async () => {
    const [before, bad, after] = await threeLapsed()
    const mend = await poison(bad.id, `raise exception 'no such thing'`)
    await onlyDue('expire_requests')
    expect(await runDue()).toMatchObject({ job: 'expire_requests', result: 2, error: null, failed: 1 })
    expect([await lapsed(before.id), await lapsed(bad.id), await lapsed(after.id)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await heldBack()).toEqual([
      { job: 'expire_requests', rowId: String(bad.id), failures: 1, state: 'P0001' },
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
    expect(await lapsed(bad.id)).toBe(true)
  })

  test('that exceeds the statement timeout is put on hold too, and earlier rows stay done', async () => {
    const [before, bad, after] = await threeLapsed()
    const mend = await poison(bad.id, 'perform pg_sleep(5)')
    await onlyDue('expire_requests', 'remind_mentors')
    await worker`set statement_timeout = '900ms'`
    const runs = await tick()
    await mend()
    expect(runs.every(({ error }) => error === null)).toBe(true)
    expect(runs.map(({ job }) => job)).toContain('remind_mentors')
    expect([await lapsed(before.id), await lapsed(bad.id), await lapsed(after.id)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await heldBack()).toMatchObject([
      { job: 'expire_requests', rowId: String(bad.id), state: '57014' },
    ])
    await goBy('2 minutes')
    await onlyDue('expire_requests')
    expect((await tick())[0]).toMatchObject({ result: 1, failed: 0 })
  })
})

describe('a job that runs into the statement timeout', () => {
  test('is stored as failed, does not stay first, and is retried with growing delay', async () => {
    const [original] = await owner`select pg_get_functiondef('api.job_retention'::regproc) as definition`
    const [{ id }] = [await aRequest()]
    await moveDeadline(id, '-1 minute')
    await owner.unsafe(`create or replace function api.job_retention() returns integer language plpgsql volatile security definer
      set search_path = '' as $$ begin perform pg_sleep(5); return 1; end $$`)
    try {
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
    } finally {
      await owner.unsafe(original!.definition as string)
      await worker`set statement_timeout = '60s'`
    }
    await owner`update private.jobs set last_result = null where name = 'retention'`
    await owner`update private.jobs set failures = 0 where name = 'retention'`
    expect((await tick()).every(({ error }) => error === null)).toBe(true)
  })
})

describe('batches', () => {
  const many = 450

  test('the retention job notifies and erases 200 in each run, and continues until all are done', async () => {
    const users = await addUsers(
      owner,
      Array.from({ length: many }, (_, n) => ({ email: `long-ago-${n}@test.example` })),
    )
    await owner`update data.users set created_at = now() - interval '6 years' where id = any(${users})`
    const count = async (what: string) =>
      (await owner.unsafe(`select count(*)::integer as count from ${what}`))[0]!.count as number
    await onlyDue('retention')
    expect(await runDue()).toMatchObject({ job: 'retention', result: 0, failed: 0 })
    expect(await count(`private.reminders where kind = 'retention'`)).toBe(200)
    await tick()
    expect(await count(`private.reminders where kind = 'retention'`)).toBe(many)
    await owner`update private.reminders set at = at - interval '32 days' where kind = 'retention'`
    await onlyDue('retention')
    const erased = (await tick()).map(({ result }) => result!)
    // A slow machine does fewer in a run: no run takes longer than two seconds.
    expect(Math.max(...erased)).toBeLessThanOrEqual(200)
    expect(erased.reduce((sum, each) => sum + each, 0)).toBe(many)
    expect(erased.at(-1)).toBe(0)
    expect(await count('data.users where erased_at is not null')).toBe(many)
  })
})
