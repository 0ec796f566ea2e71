import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFile, sqlFiles } from '../../scripts/lib/sql-files.mjs'
import { freshDatabase } from '../support/postgres'

let end: () => Promise<void>
let owner: Sql

beforeAll(async () => ({ owner, end } = await freshDatabase()))
afterAll(() => end())

/** Applies the reference data again, as a start does when a file of sql/ changed. */
const load = (name: string) =>
  owner.begin(async (tx) => {
    await tx`set local role app_rules`
    for (const file of sqlFiles(`seeds/reference/${name}.sql`)) await runFile(tx, file)
  })

test('a job keeps its last run and gets its schedule back; an unlisted job is deleted', async () => {
  await owner`
    update private.jobs set last_run_at = '2026-01-02 03:04Z', last_result = '{"result": 7}', unfinished = true, daily_at = '23:23'
    where name = 'digest'`
  await owner`insert into private.jobs (name, every) values ('of_yesterday', interval '1 day')`
  await load('jobs')
  expect(
    await owner`select last_run_at, last_result, unfinished, daily_at from private.jobs where name = 'digest'`,
  ).toEqual([
    {
      lastRunAt: new Date('2026-01-02T03:04Z'),
      lastResult: { result: 7 },
      unfinished: true,
      dailyAt: '08:00:00',
    },
  ])
  expect(await owner`select from private.jobs where name = 'of_yesterday'`).toHaveLength(0)
})

test('every listed job is a function of api, and every job function is listed', async () => {
  const listed = await owner`select name from private.jobs order by name`
  const functions = await owner`
    select distinct substr(proname, 5) as name from pg_proc
    where pronamespace = 'api'::regnamespace and starts_with(proname, 'job_') and proname <> 'job_run_due' order by name`
  expect(listed.map(({ name }) => name)).toEqual(functions.map(({ name }) => name))
})

test('an unlisted transition is deleted, the listed ones stay', async () => {
  const all = () => owner`select * from data.allowed_transitions order by subject, from_state, to_state`
  const before = await all()
  await owner`delete from data.allowed_transitions where subject = 'parts'`
  await owner`insert into data.allowed_transitions values ('parts', 'running', 'awaiting_payment')`
  await load('transitions')
  expect(await all()).toEqual(before)
})
