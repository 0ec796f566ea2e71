// Jobs with more rows than one run handles, and jobs that fail.
import { describe, expect, test } from 'vitest'
import { openWorld } from '../support/world'

const { owner, connectAs, runJob } = await openWorld()

const worker = connectAs('app_worker')
const runDue = async () =>
  (
    await worker<
      { job: string; result: number | null; error: string | null }[]
    >`select * from api.job_run_due()`
  )[0]
const onlyDue = (name: string) => owner`
  update private.jobs set last_run_at = case when name = ${name} then null else now() end, last_result = null, unfinished = false`
const backToday = async (count: number) => {
  const [{ first }] = await owner<
    [{ first: number }]
  >`select coalesce(max(id), 0)::integer as first from data.mentors`
  await owner`
    with women as (
      insert into data.users (email, name, surname)
      select 'card-' || ${first}::integer + n || '@test.example', 'Α', 'Β' from generate_series(1, ${count}) n returning id),
    mentors as (insert into data.mentors (user_id, status, away_until) select id, 'active', rules.local_date() from women returning id)
    insert into data.mentor_cards (mentor_id, name, surname, title, audience) select id, 'Α', 'Β', 'Γ', 'public' from mentors`
}

describe('mentors whose absence has ended', () => {
  test('become available again, 200 in each run, until all are', async () => {
    await backToday(450)
    await onlyDue('refresh_cards')
    const freed: number[] = []
    for (let run = await runDue(); run; run = await runDue()) freed.push(run.result!)
    expect(Math.max(...freed)).toBeLessThanOrEqual(200)
    expect(freed.reduce((sum, each) => sum + each, 0)).toBe(450)
    expect(await runJob('refresh_cards')).toBe(0)
  })

  test('a locked mentor is skipped, and the run does not wait', async () => {
    await backToday(1)
    await owner.begin(async (busy) => {
      await busy`select from data.mentors where id = (select max(id) from data.mentors) for no key update`
      expect(await runJob('refresh_cards')).toBe(0)
    })
    expect(await runJob('refresh_cards')).toBe(1)
  })

  test('a new day changes no card: only the start of the list moves', async () => {
    const versions = () => owner`select mentor_id, xmin::text from data.mentor_cards order by mentor_id`
    const [before, [begins]] = [await versions(), await owner`select rules.order_begins() as at`]
    const [original] = await owner`select pg_get_functiondef('rules.local_date'::regproc) as definition`
    await owner.unsafe(`create or replace function rules.local_date(at timestamptz default now()) returns date language sql stable
      as $$ select (at at time zone 'Europe/Athens')::date + 1 $$`)
    try {
      expect(await runJob('refresh_cards')).toBe(0)
      expect((await owner`select rules.order_begins() as at`)[0]).not.toEqual(begins)
    } finally {
      await owner.unsafe(original!.definition as string)
    }
    expect(await versions()).toEqual(before)
  })
})

test('a failed job is stored with its error; the other jobs run, and it is retried later', async () => {
  await owner`update private.jobs set last_run_at = now(), last_result = null, unfinished = false`
  await owner`update private.jobs set last_run_at = null where name in ('expire_requests', 'remind_mentors')`
  await owner`alter function api.job_expire_requests() rename to job_gone`
  try {
    expect(await runDue()).toMatchObject({
      job: 'expire_requests',
      result: null,
      error: expect.stringContaining('42883'),
    })
    expect(await runDue()).toMatchObject({ job: 'remind_mentors', error: null })
    expect(await runDue()).toBeUndefined()
  } finally {
    await owner`alter function api.job_gone() rename to job_expire_requests`
  }
  await owner`update private.jobs set last_result = last_result || jsonb_build_object('at', now() - interval '1 minute') where name = 'expire_requests'`
  expect(await runDue()).toMatchObject({ job: 'expire_requests', result: 0, error: null })
})
