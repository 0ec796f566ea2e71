// An update replaces views and functions under statements that are on their way, and under a process that still serves.
import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { seminarList } from '~/domain/seminars/list'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { openWorld } from '../support/world'

const { owner, theAdmin } = await openWorld()

test('a function that is replaced after a statement was parsed and before it is planned', async () => {
  await owner.unsafe(`
    create schema replaced;
    create table replaced.things as select 1 as id;
    create view replaced.shown as select id from replaced.things;
    create function replaced.version() returns integer language sql stable as 'select 1';
    grant usage on schema replaced to public;
    grant select on replaced.things, replaced.shown to public`)
  let running: Promise<{ version: number }[]> | undefined
  await owner.begin(async (update) => {
    await update`lock table replaced.things in access exclusive mode`
    // It finds the function, and then waits for the table of the view.
    running = read(
      null,
      (sql) => sql<{ version: number }[]>`select replaced.version() as version from replaced.shown`,
    )
    await expect
      .poll(() => update`select from pg_locks where not granted and relation = 'replaced.things'::regclass`)
      .toHaveLength(1)
    await update.unsafe(`
      drop function replaced.version();
      create function replaced.version() returns integer language sql stable as 'select 2'`)
  })
  expect((await running)!.map(({ version }) => version)).toEqual([2])
})

test('a list is read on when a column of its view has another name', async () => {
  const admin = await theAdmin()
  const read = () => readList(admin.viewer, seminarList, readListQuery(seminarList, 'http://list/?scope=all'))
  await read()
  await owner`alter view api.admin_seminars rename column place to venue`
  await expect(read()).resolves.toMatchObject({ rows: [] })
  await expect(read()).resolves.toMatchObject({ rows: [] })
})
