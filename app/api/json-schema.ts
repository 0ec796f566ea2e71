import { z } from 'zod'

/** What the API uses of JSON Schema. */
export type JsonSchema = {
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  [more: string]: unknown
}

const described = {
  input: new WeakMap<z.ZodType, JsonSchema>(),
  output: new WeakMap<z.ZodType, JsonSchema>(),
}
const wholeNumbers = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/** Returns the JSON Schema of what a zod type takes, or of what it gives. Times and files are texts. */
export function jsonSchema(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const known = described[io].get(type)
  if (known) return known
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: written }) => {
      const { type: kind } = zodSchema._zod.def
      if (kind === 'date') Object.assign(written, { type: 'string', format: 'date-time' })
      // The only custom types are files.
      if (kind === 'custom' || kind === 'file')
        Object.assign(written, { type: 'string', format: 'binary', contentEncoding: undefined })
      if (written.minimum === wholeNumbers.minimum) delete written.minimum
      if (written.maximum === wholeNumbers.maximum) delete written.maximum
      // Answers may get more fields: additive change only.
      if (io === 'output' && written.additionalProperties === false) delete written.additionalProperties
    },
  }) as JsonSchema
  described[io].set(type, schema)
  return schema
}

/** The fields of an object's schema by name; none for another schema. */
export const fieldsOfSchema = (schema: JsonSchema | undefined): Record<string, JsonSchema> =>
  schema?.properties ?? Object.assign({}, ...(schema?.allOf ?? []).map(fieldsOfSchema))

/** The JSON types that a schema allows, its alternatives included. */
export function typesOf(schema: JsonSchema): Set<string> {
  const own = [schema.type ?? []].flat()
  const values = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].map(
    (value) => typeof value,
  )
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => [...typesOf(each)])
  return new Set([...own, ...values, ...inside].map((type) => (type === 'integer' ? 'number' : type)))
}
