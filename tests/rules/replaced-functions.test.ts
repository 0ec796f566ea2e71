// An update replaces views and functions under statements that are on their way: they are run again.
import { expect, test } from 'vitest'
import { asViewer } from '~/db/as-viewer.server'
import { openWorld } from '../support/world'

const { owner } = await openWorld()

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
    running = asViewer(
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
