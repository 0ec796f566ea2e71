import type { AnyCall } from './call'
import { fieldsOfSchema, jsonSchema } from './json-schema'

/** The names of the query parameters that a call knows. */
export const queryKeys = (call: AnyCall) =>
  call.query ? Object.keys(fieldsOfSchema(jsonSchema(call.query, 'input'))) : []
