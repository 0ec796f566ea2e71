import { fieldsOfSchema, type JsonSchema } from '../json-schema'

/** The fields of an object, those inside below theirs. Lists show the fields of one item. */
export function Fields({ schema }: { schema: JsonSchema }) {
  const fields = Object.entries(fieldsOfSchema(schema))
  if (fields.length === 0) return <p>{typeText(schema)}</p>
  return (
    <dl>
      {fields.map(([name, field]) => {
        const inside = insideOf(field)
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {typeText(field)}
              {!schema.required?.includes(name) && ', may be absent'}
              {inside && <Fields schema={inside} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The object in a field: itself, an item of its list, or the alternative to null. */
function insideOf(field: JsonSchema): JsonSchema | undefined {
  if (Object.keys(fieldsOfSchema(field)).length > 0) return field
  const within = [field.items, ...(field.anyOf ?? [])].filter((each) => each !== undefined)
  for (const each of within) {
    const found = insideOf(each)
    if (found) return found
  }
}

/** The type of a value in words: «text, 20 to 2000 characters», «time or null». */
export function typeText(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  const types = [schema.type ?? []].flat()
  return types.length === 0 ? 'any value' : types.map((type) => one(type, schema)).join(' or ')
}

const formats: Record<string, string> = {
  'date-time': 'time',
  date: 'date',
  email: 'e-mail address',
  uri: 'link',
  binary: 'file',
}

function one(
  type: string,
  {
    format,
    pattern,
    items,
    minLength,
    maxLength,
    minimum,
    exclusiveMinimum,
    maximum,
    default: byDefault,
  }: JsonSchema,
) {
  if (type === 'array') return `list of ${items ? typeText(items) : 'values'}`
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined)
  const limits =
    type === 'string'
      ? between(minLength, maxLength, ' characters')
      : between(least, maximum === 2_147_483_647 ? undefined : maximum, '')
  const name = type === 'string' ? (formats[String(format)] ?? 'text') : (names[type] ?? type)
  // The pattern of a known format is long, and its name says more.
  const form = pattern && !format ? `, of the form ${String(pattern)}` : ''
  return `${name}${limits}${form}${byDefault === undefined ? '' : `, default ${JSON.stringify(byDefault)}`}`
}

const names: Record<string, string> = {
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'object',
}

function between(least: unknown, most: unknown, unit: string) {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `, at most ${most}${unit}`
  return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`
}
