import { getFigures } from '~/domain/constants/constants.server'
import { textOf, type Held } from '~/http/body.server'
import { readForm } from '~/http/form.server'
import type { AnyCall } from './call'
import { fieldsOfSchema, jsonSchema, typesOf, type JsonSchema } from './json-schema'

export type BodyFault = 'malformed' | 'too_large' | 'media_type'

const limit = 256 * 1024
const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i
const ticked = ['true', '1', 'on']

/**
 * Reads the body of a call: JSON, or a form, whose texts become what the call's schema expects. Returns the
 * value, or why it cannot be read. An absent body is an object without fields. Raises busy and too_slow.
 */
export async function readBody(
  call: AnyCall,
  request: Request,
  held: Held,
): Promise<{ value: unknown } | { fault: BodyFault }> {
  if (!call.body) return { value: undefined }
  const type = request.headers.get('content-type') ?? ''
  if (isForm.test(type)) return readFormBody(call, request, held)
  if (type && !/^application\/json\b/i.test(type)) return { fault: 'media_type' }
  const text = await textOf(request, held, limit)
  if (text === undefined) return { fault: 'too_large' }
  if (text === '') return { value: {} }
  if (!type) return { fault: 'media_type' }
  try {
    return { value: JSON.parse(text, text.includes('\\u0000') ? withoutNul : undefined) as unknown }
  } catch {
    return { fault: 'malformed' }
  }
}

// No column can store it; forms drop it too.
const withoutNul = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

/** Only a call with a file takes large forms; the largest file is a proof. */
async function readFormBody(
  call: AnyCall,
  request: Request,
  held: Held,
): Promise<{ value: unknown } | { fault: BodyFault }> {
  const fileLimit = call.multipart ? (await getFigures()).proofBytes : undefined
  try {
    const { form, tooBig } = await readForm(request, held, { fileLimit })
    return tooBig ? { fault: 'too_large' } : { value: valuesOf(jsonSchema(call.body!, 'input'), form) }
  } catch (error) {
    if (error instanceof Response) return { fault: 'malformed' }
    throw error
  }
}

/** Reads the query of a call. The language may stand in every query, and is no value of the call. */
export function readQuery(call: AnyCall, query: URLSearchParams) {
  const own = new URLSearchParams(query)
  own.delete('lng')
  return valuesOf(call.query ? jsonSchema(call.query, 'input') : {}, own)
}

/** Converts texts to the numbers, yes and no, and lists that a schema expects. A name may end in []. */
function valuesOf(schema: JsonSchema, given: FormData | URLSearchParams) {
  const known = fieldsOfSchema(schema)
  const values: Record<string, unknown> = Object.create(null)
  for (const key of new Set(given.keys())) {
    const name = key.replace(/\[\]$/, '')
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    const all = (given as URLSearchParams)
      .getAll(key)
      .map((value) => (field ? converted(field, value) : value))
    values[name] = field && typesOf(field).has('array') ? all : all.at(-1)
  }
  return { ...values }
}

function converted(schema: JsonSchema, value: string | File): unknown {
  if (typeof value !== 'string') return value
  // An empty field of a form is an absent one.
  if (value === '') return undefined
  const types = typesOf(schema)
  if (types.has('array')) {
    const inside = [schema, ...(schema.anyOf ?? [])].find(({ items }) => items)?.items
    return inside ? converted(inside, value) : value
  }
  if (types.has('boolean') && ticked.includes(value)) return true
  if (types.has('boolean') && ['false', '0', 'off'].includes(value)) return false
  if (types.has('number') && /^-?\d{1,15}(\.\d{1,9})?$/.test(value)) return Number(value)
  return value.replaceAll('\0', '')
}
