import { z } from 'zod'
import { refusals } from '~/db/generated/refusals'
import type { AnyCall } from './call'
import { jsonSchema } from './json-schema'

const error = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
})

const failures: Record<number, [name: string, description: string]> = {
  400: ['Malformed', 'The body or a header cannot be read.'],
  401: ['NotSignedIn', 'No session, or a wrong e-mail or password.'],
  403: ['NotAllowed', 'Not in this role or with this right, or X-XSRF-TOKEN is missing or old.'],
  404: ['NotFound', 'Absent, or hidden from the caller: the two look alike.'],
  408: ['TooSlow', 'The body came too slowly.'],
  409: ['RuleRefused', 'A rule refused it; `code` is the rule.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['WrongType', 'Neither JSON nor a form.'],
  422: ['Invalid', 'Keys or values that make no sense; `fields` names them, and what is allowed.'],
  429: ['TooMany', 'Too many attempts. Retry-After says when to try again.'],
  503: ['Busy', 'Too busy at the moment. Retry-After says when to try again.'],
}

/** The form of every failure. */
export const errorSchema = jsonSchema(error, 'output')

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** The answers of failed calls by name, for the components of the description. */
export const failureResponses = Object.fromEntries(
  Object.entries(failures).map(([status, [name, description]]) => [
    name,
    { description, ...(/429|503/.test(status) && { headers: retryAfter }), content },
  ]),
)

/** The failures that a call may answer with, by status. */
export function failuresOf(call: AnyCall) {
  const changes = call.method !== 'GET'
  const statuses = [
    ...(call.body ? [400, 408, 413, 415] : []),
    ...(call.as === 'public' && !changes ? [] : [401]),
    ...(changes || call.as !== 'public' ? [403] : []),
    404,
    ...(changes ? [409] : []),
    422,
    429,
    503,
  ]
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${failures[status]![0]}` }]),
  )
}

/** What the acts of a call refuse. Of a role or right that is not held, the door of the API speaks before them. */
export function rulesOf({ acts = [], as }: AnyCall) {
  const atTheDoor = as === 'public' || as === 'signed-in' ? [] : ['role_not_held', 'right_not_held']
  const rules = new Set(acts.flatMap((act) => refusals[act]))
  return [...rules].filter((rule) => !atTheDoor.includes(rule))
}
