// docs/rules.md and the places that cite its rules agree.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const table = [...fs.readFileSync('docs/rules.md', 'utf8').matchAll(/^\| (R\d+) \|.*\| (.*) \|$/gm)]
const rules = table.map(([, rule]) => rule!)
const sql = sourcesIn('sql', '.sql')
const tests = sourcesIn('tests', '.ts', '.tsx')

const cited = (sources: { text: string }[]) => [
  ...new Set(sources.flatMap(({ text }) => text.match(/\bR\d+\b/g) ?? [])),
]

test('every rule that is cited stands in docs/rules.md', () => {
  const everywhere = [
    ...['app', 'server', 'scripts', 'docs'].flatMap((folder) =>
      sourcesIn(folder, '.ts', '.tsx', '.mjs', '.md'),
    ),
    ...['README.md', 'CONTRIBUTING.md'].map((file) => ({ text: fs.readFileSync(file, 'utf8') })),
  ]
  expect(cited([...everywhere, ...sql, ...tests]).filter((rule) => !rules.includes(rule))).toEqual([])
})

test('every rule is cited in the SQL and by a test', () => {
  const [inSql, inTests] = [cited(sql), cited(tests)]
  expect(rules.filter((rule) => !inSql.includes(rule) || !inTests.includes(rule))).toEqual([])
})

test('every function and constraint that holds a rule exists', () => {
  const text = sql.map((source) => source.text).join('\n')
  const stands = (name: string) =>
    name.includes('.')
      ? text.includes(`create function ${name}(`)
      : new RegExp(`(constraint|unique index) ${name} `, 'i').test(text)
  const named = table.map(([, , holders]) => [...holders!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
  expect(named.filter((names) => names.length === 0)).toEqual([])
  expect(named.flat().filter((name) => !stands(name))).toEqual([])
})
