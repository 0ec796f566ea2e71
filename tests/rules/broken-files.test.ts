// A mistake in a file of sql/ is told with its file and line, and nothing changes.
import { afterAll, expect, test } from 'vitest'
import { rebuild, rebuiltFiles } from '../../scripts/lib/rules-schemas.mjs'
import { catalogue } from '../support/catalogue'
import { freshDatabase } from '../support/postgres'

const database = await freshDatabase()
afterAll(database.end)

const head = '-- Broken on purpose.\ncreate function rules.broken() returns integer'

test.each([
  ['a statement', `${head}\nlanguage sql\nreturns 1;\n`, 4, 'syntax error at or near "1"'],
  [
    'a body in SQL',
    `${head} language sql as $$\nselect 1;\nselect nothing from data.users;\n$$;\n`,
    4,
    'column "nothing"',
  ],
  [
    'a body in PL/pgSQL',
    `${head} language plpgsql as $$\nbegin\n  retrn 1;\nend;\n$$;\n`,
    4,
    'syntax error at or near "retrn"',
  ],
])('in %s', async (_, text, line, message) => {
  const steps = rebuiltFiles()
  const { files } = steps.find(({ role }) => role === 'app_rules')!
  // Not the last one: those after it fail too, because of it.
  files.splice(3, 0, { name: 'sql/functions/purchases/rules/broken.sql', text })
  const before = await catalogue(database.owner)
  const told = `sql/functions/purchases/rules/broken.sql:${line}: ${message}`
  await expect(database.owner.begin((tx) => rebuild(tx, steps))).rejects.toThrow(told)
  expect(await catalogue(database.owner)).toEqual(before)
})
