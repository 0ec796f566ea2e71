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
