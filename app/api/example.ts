import { z } from 'zod'
import type { AnyCall } from './call'
import { jsonSchema, type JsonSchema } from './json-schema'

const samples: Record<string, unknown> = {
  'date-time': '2026-11-23T08:30:00.000Z',
  date: '2026-11-23',
  email: 'eleni@example.org',
  uri: 'https://example.org',
  binary: '(file)',
}

/**
 * Returns the example of a call, as JSON shows it: its own values, else values made from its schemas.
 */
export function exampleOf(call: AnyCall) {
  const { ids, query, body, result } = call.example ?? {}
  const asked = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const count = call.path.split('{id}').length - 1
  return {
    ids: Array.from({ length: count }, (_, at) => ids?.[at] ?? 17 + at),
    query: asked.length > 0 ? Object.fromEntries(asked) : undefined,
    body: body ?? (call.body && sampleOf(jsonSchema(call.body, 'input'))),
    result:
      result === undefined
        ? sampleOf(jsonSchema(call.result, 'output'))
        : (JSON.parse(JSON.stringify(sent(call, result))) as unknown),
  }
}

/** The example's result as the call would send it; a test tells whether it fits. */
function sent(call: AnyCall, result: unknown) {
  const parsed = z.safeParse(call.result, result)
  return parsed.success ? parsed.data : result
}

/** A value that fits a schema. Of the fields of a body only the required ones. */
function sampleOf(schema: JsonSchema, name = ''): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if ('default' in schema) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return sampleOf(first, name)
  const [type] = [schema.type ?? []].flat()
  if (type === 'object') return sampleOfObject(schema)
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name)] : []
  if (type === 'integer' || type === 'number') return sampleNumber(schema, name)
  if (type === 'boolean') return true
  return type === 'string' ? sampleText(schema, name) : null
}

function sampleOfObject({ properties = {}, required = [] }: JsonSchema) {
  const shown = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(shown.map(([name, field]) => [name, sampleOf(field, name)]))
}

function sampleNumber({ minimum = 0 }: JsonSchema, name: string) {
  return Math.max(Number(minimum), /id$/i.test(name) ? 17 : 1)
}

function sampleText({ format, minLength = 0 }: JsonSchema, name: string) {
  if (format && samples[format]) return samples[format]
  const text = /On$|[dD]ate$/.test(name) ? '2026-11-23' : /name$/i.test(name) ? 'Eleni' : 'text'
  return text.padEnd(Number(minLength), '.')
}
