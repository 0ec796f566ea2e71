import { z } from 'zod'

type Edited<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodOptional<z.ZodType<z.output<Shape[Name]> | null, z.input<Shape[Name]> | null>>
}

/** The body of an edit: an absent field stays as it is, null empties one that may be empty. */
export function editFields<Shape extends z.ZodRawShape>(shape: Shape, empties: readonly (keyof Shape)[]) {
  const fields = Object.entries(shape).map(([name, field]) => {
    // An absent field must not get its default value.
    const given = z.nonoptional(field as z.ZodType)
    return [name, (empties.includes(name) ? given.nullable() : given).optional()]
  })
  return z.strictObject(Object.fromEntries(fields) as Edited<Shape>)
}
