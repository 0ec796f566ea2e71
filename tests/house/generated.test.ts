// The generated files match the database and the JSON API. `npm run types` writes them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import { describeCalls } from '~/api/openapi'
import { actTypes } from '../support/act-types'
import { callTypes } from '../support/call-types'
import { freshDatabase } from '../support/postgres'
import { actRefusals } from '../support/refusals-of-acts'
import { rowTypes } from '../support/row-types'
import { sourcesIn } from '../support/sources'
import { tableText } from '../support/table-text'

let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.end())

test('app/db/generated/rows.ts matches the views and functions of api', async () => {
  await expect(await rowTypes(database.owner)).toMatchFileSnapshot('../../app/db/generated/rows.ts')
})

test.each(['acts', 'reads'] as const)(
  'app/db/generated/%s.server.ts matches the functions of api',
  async (kind) => {
    await expect(await actTypes(database.owner, kind)).toMatchFileSnapshot(
      `../../app/db/generated/${kind}.server.ts`,
    )
  },
)

test('app/db/generated/refusals.ts matches the heads of the acts that calls name', async () => {
  const acts = allCalls.flatMap((call) => call.acts ?? [])
  await expect(actRefusals(acts)).toMatchFileSnapshot('../../app/db/generated/refusals.ts')
})

test('tests/support/api-types.ts matches the description of the JSON API', async () => {
  await expect(callTypes(describeCalls(allCalls))).toMatchFileSnapshot('../support/api-types.ts')
})

test('sql/schema.sql matches the tables', async () => {
  await expect(await tableText(database.owner)).toMatchFileSnapshot('../../sql/schema.sql')
})

test('every view has security_invoker and a file with its name', async () => {
  const views = await database.owner<{ name: string; invoker: boolean }[]>`
    select relname as name, coalesce('security_invoker=true' = any(reloptions), false) as invoker
    from pg_class where relkind = 'v' and relnamespace in ('api'::regnamespace, 'rules'::regnamespace)`
  const files = sourcesIn('sql/views', '.sql')
  const textOf = (name: string) => files.find(({ file }) => file.endsWith(`/${name}.sql`))!.text
  expect(views.filter(({ name, invoker }) => !invoker && !isGuarded(textOf(name)))).toEqual([])
  expect(files.map(({ file }) => file.replace(/^.*\/(\w+)\.sql$/, '$1')).sort()).toEqual(
    views.map(({ name }) => name).sort(),
  )
})

// Or it reads with its owner's rights, with the guard of each of its selects at the beginning of a line.
function isGuarded(text: string) {
  const selects = text.split(/^union all$/m)
  return selects.every((select) => /^(\) l )?where \(select rules\.(may_list|viewer_\w+)\(/m.test(select))
}
