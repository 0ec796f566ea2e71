// Every rule of the domain can be found: the head of the function or view that implements it names it.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const lastRule = 29

const heads = [...sourcesIn('sql/functions', '.sql'), ...sourcesIn('sql/views', '.sql')].map(
  ({ file, text }) => ({ file, head: /^(--.*\n)+/.exec(text)?.[0] ?? '' }),
)

test('every rule is named in the head of a function or view, and no head names an unknown rule', () => {
  const named = new Set(heads.flatMap(({ head }) => head.match(/\bR\d+\b/g) ?? []))
  const rules = Array.from({ length: lastRule }, (_, at) => `R${at + 1}`)
  expect(rules.filter((rule) => !named.has(rule))).toEqual([])
  expect([...named].filter((rule) => !rules.includes(rule))).toEqual([])
})
