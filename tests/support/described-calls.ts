// Every answer of the JSON API in the HTTP tests is compared with the API's own description.
import { z } from 'zod'
import type { Description, Operation } from '~/api/openapi'
import type { JsonSchema } from '~/api/json-schema'

let description: Promise<Description> | undefined

/** The description of the API; a test compares it with the served one. The app is imported after a test has opened its site. */
const theDescription = () =>
  (description ??= Promise.all([import('~/api/all-calls'), import('~/api/openapi')]).then(
    ([{ allCalls }, { describeCalls }]) => JSON.parse(JSON.stringify(describeCalls(allCalls))) as Description,
  ))

type Answered = { path: string; method: string; status: number; headers: Headers; body: string }

const isDescribed = (path: string) =>
  path.startsWith('/api/') && !/^\/api\/(docs|openapi\.json|stripe\/webhook)$/.test(path)

// Of Node, before the server: a request that does not arrive in time, or a head that is too large.
const ofNode = [408, 431]
// Of the server: the address, the method, the length, the host.
const beforeAnyCall = [400, 405, 411, 421]

// Of the API itself, before and around every call.
const ofTheDoor = [
  'not_signed_in',
  'no_role',
  'not_allowed',
  'suspended',
  'profile_due',
  'second_factor_due',
  'right_not_held',
  'role_not_held',
  'csrf_token_missing',
  'form_expired',
  'texts_due',
  'not_found',
  'method_not_allowed',
]

/** Throws if an answer of the API does not match the description: its status, its rule, its headers or its body. */
export async function checkCall({ path: asked, method, status, headers, body }: Answered) {
  const path = asked.replace(/[?#].*/s, '')
  if (!isDescribed(path) || [304, ...ofNode].includes(status) || method === 'OPTIONS' || method === 'HEAD')
    return
  const says = (what: string) => new Error(`${method} ${path} ${status}: ${what}: ${body.slice(0, 500)}`)
  const described = await theDescription()
  const operation = operationAt(described, method, path)
  if (status >= 400) {
    const { error } = schemasOf(described)
    const faults = error.safeParse(read(body))
    if (!faults.success) throw says(z.prettifyError(faults.error))
    if (!headers.get('content-language')) throw says('no Content-Language')
    if ([429, 503].includes(status) && !headers.get('retry-after')) throw says('no Retry-After')
    if (status === 405 && !headers.get('allow')) throw says('no Allow')
    if (operation && !beforeAnyCall.includes(status) && !(status in operation.responses))
      throw says('a status that is not described')
    const { code } = (faults.data as { error: { code: string } }).error
    if (
      operation &&
      [403, 404, 409].includes(status) &&
      ![...ofTheDoor, ...(operation['x-rules'] ?? [])].includes(code)
    )
      throw says('a rule that is not described')
    return
  }
  if (!operation) throw says('a call that is not described')
  if (status === 204 && '204' in operation.responses && body === '') return
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  const content = operation.responses[status]?.content?.[type]
  if (!content) throw says(`a type that is not described (${type})`)
  if (type !== 'application/json') return
  const faults = strictly(content.schema).safeParse(read(body))
  if (!faults.success) throw says(z.prettifyError(faults.error))
}

/** Returns the operation that a path and method name. A fixed path comes before one with a number. */
function operationAt({ paths }: Description, method: string, path: string): Operation | undefined {
  const below = path.slice('/api'.length)
  const [template] = Object.keys(paths)
    .filter((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[1-9]\\d{0,9}')}$`).test(below))
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
  return template ? paths[template]?.[method.toLowerCase() as 'get'] : undefined
}

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const known = new WeakMap<object, z.ZodType>()

/** A schema that refuses fields it does not name. */
function strictly(schema: JsonSchema) {
  const found = known.get(schema) ?? z.fromJSONSchema(closed(schema) as never)
  known.set(schema, found)
  return found
}

function closed(schema: JsonSchema): JsonSchema {
  const inside = (given: JsonSchema[] | undefined) => given?.map(closed)
  return {
    ...schema,
    ...(schema.properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, closed(field)]),
      ),
    }),
    ...(schema.items && { items: closed(schema.items) }),
    ...(schema.anyOf && { anyOf: inside(schema.anyOf) }),
    ...(schema.oneOf && { oneOf: inside(schema.oneOf) }),
  }
}

const schemasOf = ({ components }: Description) => {
  const { schemas } = components as { schemas: { Error: JsonSchema } }
  return { error: strictly(schemas.Error) }
}
