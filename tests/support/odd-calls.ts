// Calls of the JSON API that nobody makes: every path with odd values, types, depths and sizes, made from the schemas.
import * as fc from 'fast-check'
import type { JsonSchema } from '~/api/json-schema'
import type { Operation } from '~/api/openapi'
import { fieldsOfSchema, typesOf } from '~/api/json-schema'
import { strange } from './strange'

export type OddCall = {
  path: string
  method: string
  /** The path with its numbers filled in, and the query. */
  address: string
  type: string
  body: string | undefined
  headers: Record<string, string>
  who: number
}

/** Mostly the usual, once in `times + 1` the odd. */
const mostly = <Usual, Odd>(times: number, usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: odd })

const oddText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...strange))
const oddNumber = fc.oneof(
  fc.integer({ min: -3, max: 50 }),
  fc.constantFrom(0, -1, 0.5, 1e21, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, -1e308),
)
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], { length: -1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 3000 })
      .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
  },
)

/** Values that fit a schema, more or less. */
function fitting(schema: JsonSchema, ids: number[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => fitting(each, ids)))
  const types = typesOf(schema)
  if (types.has('object')) return bodyOf(schema, ids)
  if (types.has('array'))
    return fc.array(schema.items ? fitting(schema.items, ids) : oddValue, { maxLength: 4 })
  if (types.has('number')) return fc.oneof(fc.constantFrom(...ids), oddNumber)
  if (types.has('boolean')) return fc.boolean()
  if (!types.has('string')) return oddValue
  const words = fc.constantFrom(
    'Θα ήθελα να μιλήσουμε για το επόμενο βήμα.',
    '2026-11-20',
    '11-2026',
    'GR',
    'gr',
  )
  return mostly(3, words, oddText)
}

/** An object with the fields of a schema, some missing, odd or unknown. */
function bodyOf(schema: JsonSchema, ids: number[]): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.fromEntries(
    Object.entries(fieldsOfSchema(schema)).map(([name, field]) => [
      name,
      mostly(5, fitting(field, ids), oddValue),
    ]),
  )
  const more = fc.dictionary(fc.oneof(oddText, fc.constantFrom('__proto__', 'constructor', 'id')), oddValue, {
    maxKeys: 2,
  })
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(known) },
    { weight: 1, arbitrary: fc.record(known, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.record(known, { requiredKeys: [] }), more).map(([a, b]) => ({ ...a, ...b })),
    },
  )
}

const oddId = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  'x',
  '2147483647',
  '2147483648',
  '99999999999',
  '%00',
  '1%2F2',
  '１',
  ' ',
)
const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'accept-language': 'xx;q=9' },
  { 'if-none-match': '*' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
)

type Described = { path: string; method: string; operation: Operation }

/**
 * Odd calls of these operations. `people` are the roles of the callers: mostly one with the role that the call is for
 * makes it. `ids` are numbers of rows that exist.
 */
export function oddCalls(
  operations: Described[],
  ids: number[],
  people: (string | null)[],
): fc.Arbitrary<OddCall> {
  const fittingPeople = (operation: Operation) => {
    const fit = people.flatMap((role, at) => (role === operation['x-caller'] ? [at] : []))
    return fit.length > 0 ? fit : people.map((_, at) => at)
  }
  const each = operations.map(({ path, method, operation }) => {
    const count = path.split('{').length - 1
    const numbers = fc.array(mostly(5, fc.constantFrom(...ids).map(String), oddId), {
      minLength: count,
      maxLength: count,
    })
    const asked = operation.parameters.filter(({ in: place }) => place === 'query')
    const query = fc.record(
      Object.fromEntries([
        ...asked.map(({ name, schema }) => [name, mostly(2, fitting(schema, ids), oddText)]),
        ['lng', fc.constantFrom('en', 'xx', '')],
      ]) as Record<string, fc.Arbitrary<unknown>>,
      { requiredKeys: [] },
    )
    const [content] = Object.values(operation.requestBody?.content ?? {})
    const body = content ? mostly(5, bodyOf(content.schema, ids), oddValue) : fc.constant(undefined)
    return fc
      .record({
        numbers,
        query,
        body,
        shape: fc.constantFrom('json', 'json', 'json', 'form', 'parts', 'broken'),
        headers: oddHeaders,
        who: mostly(4, fc.constantFrom(...fittingPeople(operation)), fc.nat({ max: people.length - 1 })),
      })
      .map(({ numbers: given, query: wanted, body: sent, shape, headers, who }): OddCall => {
        const left = [...given]
        const filled = path.replaceAll(/\{\w+\}/g, () => left.shift() ?? '1')
        const texts = Object.entries(wanted).map(([name, value]): [string, string] => [
          name,
          wellFormed(textOf(value)).slice(0, longestInQuery),
        ])
        const address = `/api${filled}${texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''}`
        const isSent = method !== 'GET' && sent !== undefined
        return {
          path,
          method,
          address,
          headers,
          who,
          ...(isSent ? written(sent, shape) : { type: '', body: undefined }),
        }
      })
  })
  return fc.oneof(...each)
}

// The whole head of a request has 16 kB.
const longestInQuery = 600

const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd')
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function written(value: unknown, shape: string) {
  const fields = Object.entries(Object(value) as object).map(([name, each]) => [
    name,
    wellFormed(textOf(each)),
  ])
  if (shape === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      body: String(new URLSearchParams(fields as [string, string][])),
    }
  if (shape === 'parts') {
    const parts = fields.map(
      ([name = '', each]) =>
        `--edge\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${each}\r\n`,
    )
    return { type: 'multipart/form-data; boundary=edge', body: `${parts.join('')}--edge--\r\n` }
  }
  const text = JSON.stringify(value)
  return { type: 'application/json', body: shape === 'broken' ? text.slice(0, -1) : text }
}
