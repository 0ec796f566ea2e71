// Today is a day in Athens (athensDay, rules.local_date): the machine's day is another one for some hours of each night.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const machinesDay =
  /new Date\((Date\.now\(\)[^;\n]*)?\)\.(toISOString\(\)\.slice\(0, (4|7|10)\)|get(UTC)?(FullYear|Month|Date|Day)\()|Date\.parse\(\w+\) [<>]=? Date\.now\(\)/

const databasesDay = /\bcurrent_date\b|\bnow\(\)::date\b/

test('neither the app nor a test asks the machine for today, and no rule asks the session of the database', () => {
  const code = ['app', 'server', 'tests'].flatMap((folder) => sourcesIn(folder, '.ts', '.tsx', '.mjs'))
  const rules = ['functions', 'views', 'policies', 'triggers'].flatMap((folder) =>
    sourcesIn(`sql/${folder}`, '.sql'),
  )
  expect(rules.length).toBeGreaterThan(500)
  expect([
    ...code.filter(({ text }) => machinesDay.test(text)).map(({ file }) => file),
    ...rules.filter(({ text }) => databasesDay.test(text)).map(({ file }) => file),
  ]).toEqual([])
})
