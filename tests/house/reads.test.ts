// Queries live in SQL: TypeScript uses views and functions of the schema api, never tables.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const namesTables = /\b(data|rules|private)\.[a-z_]+/

const statements = (text: string) =>
  [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, statement]) => statement!)

test('SQL in TypeScript uses only the schema api', () => {
  const found = sourcesIn('app', '.ts', '.tsx')
    .filter(({ text }) => statements(text).some((statement) => namesTables.test(statement)))
    .map(({ file }) => file)
  expect(found).toEqual([])
})

// They are sent again after a cut connection, and beside statements whose error undoes them.
test('what is sent in one write changes nothing', () => {
  const changing = new Set(
    sourcesIn('sql/functions', '.sql').flatMap(({ text }) =>
      [...text.matchAll(/^create function api\.(\w+)[^$]*?\bvolatile\b/gm)].map(([, name]) => name!),
    ),
  )
  // A session is noted as used.
  changing.delete('viewer')
  const sent = sourcesIn('app', '.ts', '.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/\bread\(\s*[^`]*?`([^`]*)`/g)].flatMap(([, statement]) =>
      [...statement!.matchAll(/\bapi\.(\w+)\(/g)].map(([, name]) => [name!, file] as const),
    ),
  )
  expect(sent.length).toBeGreaterThan(50)
  expect(sent.filter(([name]) => changing.has(name))).toEqual([])
})
