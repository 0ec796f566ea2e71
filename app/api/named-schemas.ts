import type { z } from 'zod'
import { errorSchema } from './described-failures'
import { jsonSchema, type JsonSchema } from './json-schema'
import { EditRequest } from './shapes/edit-requests'
import { PublicMentor } from './shapes/mentors'
import { PairMentorship, TeamMentorship } from './shapes/mentorships'
import { PurchasePart, PurchaseWithParts } from './shapes/purchases'
import { TeamRequest } from './shapes/requests'
import { Testimonial } from './shapes/testimonials'
import { Money } from './shapes/values'

/** The things that answers are about, so that a generated client has a type for each. */
const things: Record<string, z.ZodType> = {
  Money,
  Mentor: PublicMentor,
  Mentorship: PairMentorship,
  TeamMentorship,
  PurchasePart,
  Purchase: PurchaseWithParts,
  TeamRequest,
  EditRequest,
  Testimonial,
}

const named = new Map(
  Object.entries(things).map(([name, thing]) => [JSON.stringify(jsonSchema(thing, 'output')), name]),
)

/** A value of the description in which every named thing is a reference. `self`: the one that is being described. */
export function withReferences(value: unknown, self?: string): unknown {
  if (value === null || typeof value !== 'object') return value
  const name = named.get(JSON.stringify(value))
  if (name && name !== self) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(value)) return value.map((each) => withReferences(each, self))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withReferences(each, self)]))
}

/** The schemas by name, for the components of the description. */
export const namedSchemas: Record<string, JsonSchema> = {
  Error: errorSchema,
  ...Object.fromEntries(
    Object.entries(things).map(([name, thing]) => [
      name,
      withReferences(jsonSchema(thing, 'output'), name) as JsonSchema,
    ]),
  ),
}
