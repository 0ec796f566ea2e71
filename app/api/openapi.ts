import type { AnyCall, Method } from './call'
import { failureResponses, failuresOf, rulesOf } from './described-failures'
import { exampleOf } from './example'
import { fieldsOfSchema, jsonSchema, type JsonSchema } from './json-schema'
import { namedSchemas } from './named-schemas'

/** How an operation describes itself. `x-` fields are ours. */
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  'x-caller': AnyCall['as']
  'x-rules'?: string[]
  'x-example-query'?: Record<string, string>
  security: Record<string, string[]>[]
  parameters: {
    name: string
    in: string
    required?: boolean
    description?: string
    schema: JsonSchema
    example?: unknown
  }[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<
    string,
    { description?: string; headers?: object; content?: Record<string, Content>; $ref?: string }
  >
}
type Content = { schema: JsonSchema; example?: unknown }

export type Description = {
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>
  [more: string]: unknown
}

/** Describes calls as an OpenAPI 3.1 document, from the schemas that check what comes in and what goes out. */
export function describeCalls(calls: readonly AnyCall[]): Description {
  const paths: Description['paths'] = {}
  for (const call of calls) {
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mentoring platform',
      version: '1',
      description: 'The JSON API. /api/docs explains it to people.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: namedSchemas,
      responses: failureResponses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'On a server without HTTPS it is called session.',
        },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  }
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** A path with a name for each number: {id}, {id2}. */
function pathOf({ path }: AnyCall) {
  let count = 0
  return `/${path.replaceAll('{id}', () => ((count += 1), count === 1 ? '{id}' : `{id${count}}`))}`
}

function operationOf(call: AnyCall): Operation {
  const example = exampleOf(call)
  const changes = call.method !== 'GET'
  const names = [...pathOf(call).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [groupOf(call)],
    'x-caller': call.as,
    ...(call.acts && { 'x-rules': rulesOf(call) }),
    ...(example.query && { 'x-example-query': example.query }),
    security: [{ ...(call.as !== 'public' ? { session: [] } : {}), ...(changes ? { token: [] } : {}) }],
    parameters: [
      ...names.map((name, at) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        example: example.ids[at],
      })),
      ...queryParameters(call),
    ],
    ...(call.body && { requestBody: requestBodyOf(call, example.body) }),
    responses: {
      ...(answersNothing(call) ? { 204: { description: 'Done.' } } : { 200: answerOf(call, example.result) }),
      ...failuresOf(call),
    },
  }
}

function queryParameters(call: AnyCall) {
  const schema = call.query && jsonSchema(call.query, 'input')
  return Object.entries(fieldsOfSchema(schema)).map(([name, field]) => ({
    name,
    in: 'query',
    required: !!schema?.required?.includes(name) && !('default' in field),
    schema: field,
  }))
}

function requestBodyOf(call: AnyCall, example: unknown) {
  const schema = jsonSchema(call.body!, 'input')
  const content = call.multipart ? { 'multipart/form-data': { schema, example } } : json(schema, example)
  return { required: (schema.required?.length ?? 0) > 0, content }
}

function answerOf(call: AnyCall, example: unknown) {
  if (isFile(call)) {
    const file = { schema: { type: 'string', format: 'binary' } }
    const types = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']
    return { description: 'A file.', content: Object.fromEntries(types.map((type) => [type, file])) }
  }
  const result = jsonSchema(call.result, 'output')
  const schema = call.bare ? result : { type: 'object', properties: { result }, required: ['result'] }
  return {
    description: 'Done.',
    ...(call.cached && { headers: { ETag: { schema: { type: 'string' } } } }),
    content: json(schema, call.bare ? example : { result: example }),
  }
}

/** Whether a call answers without a body. */
export const answersNothing = ({ result }: AnyCall) => jsonSchema(result, 'output').type === 'null'

/** Whether a call answers with a file. */
export const isFile = ({ path }: AnyCall) => path.endsWith('/export')

/** A name for a call that programs may use: get_admin_mentors_id. */
const operationId = ({ method, path }: AnyCall) =>
  `${method.toLowerCase()}_${path.replaceAll(/\W+/g, '_').replace(/_$/, '')}`

/** The part of the documentation to which a call belongs. */
function groupOf({ path }: AnyCall) {
  const [area = '', of = '', thing] = path.split('/')
  if (area === 'client' && of === 'user')
    return thing === 'mentors' ? 'Mentors, for everybody' : 'Lookups and own account'
  if (area === 'client') return of === 'mentor' ? 'For mentors' : 'For mentees'
  return area === 'admin' ? `Team: ${of}` : 'Signing in'
}
