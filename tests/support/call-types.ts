import type { JsonSchema } from '~/api/json-schema'
import { fieldsOfSchema } from '~/api/json-schema'
import type { Description, Operation } from '~/api/openapi'

/** The types of a client of the API, written from its description: one type, a property for each call. */
export function callTypes({ paths }: Description) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path.slice(1)}`, operation] as const,
    ),
  )
  const lines = calls
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, operation]) => [
      ...(operation.summary ? [`  /** ${operation.summary} */`] : []),
      `  '${name}': ${typeOfCall(operation)}`,
    ])
  return `// Generated from the description of the JSON API by \`npm run types\`. Do not edit.
/** Each call by method and path: what it takes and what it answers. */
export type ApiCalls = {
${lines.join('\n')}
}
`
}

function typeOfCall({ parameters, requestBody, responses }: Operation) {
  const ids = parameters.filter(({ in: place }) => place === 'path').map(() => 'number')
  const query = parameters.filter(({ in: place }) => place === 'query')
  const [body] = Object.values(requestBody?.content ?? {})
  const answer = responses['200']?.content?.['application/json']
  const fields = [
    ids.length > 0 && `ids: [${ids.join(', ')}]`,
    query.length > 0 &&
      `query${query.some(({ required }) => required) ? '' : '?'}: ${objectOf(
        query.map(({ name, schema, required }) => [name, schema, !!required]),
      )}`,
    body && `body${requestBody!.required ? '' : '?'}: ${typeOf(body.schema)}`,
    `answer: ${answer ? typeOf(answer.schema) : 'Blob'}`,
  ]
  return `{ ${fields.filter(Boolean).join('; ')} }`
}

function typeOf(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return `(${[...new Set(choices.map(typeOf))].join(' | ')})`
  const types = [schema.type ?? []].flat().map((type) => one(type, schema))
  return types.length > 0 ? types.join(' | ') : 'unknown'
}

function one(type: string, schema: JsonSchema): string {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return schema.format === 'binary' ? 'Blob' : 'string'
  if (type === 'array') return `${schema.items ? inBrackets(typeOf(schema.items)) : 'unknown'}[]`
  if (type !== 'object') return type
  const fields = Object.entries(fieldsOfSchema(schema))
  const { additionalProperties: others } = schema
  if (fields.length === 0 && others && typeof others === 'object') return `Record<string, ${typeOf(others)}>`
  return objectOf(fields.map(([name, field]) => [name, field, !!schema.required?.includes(name)]))
}

const inBrackets = (type: string) => (type.includes('|') && !type.startsWith('(') ? `(${type})` : type)

const objectOf = (fields: [name: string, schema: JsonSchema, required: boolean][]) =>
  fields.length === 0
    ? 'Record<string, never>'
    : `{ ${fields.map(([name, schema, required]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`).join('; ')} }`
