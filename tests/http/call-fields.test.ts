// Every field of every call: a value of the wrong kind is refused with 422 and names the field, and nothing else.
import { beforeAll, expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import type { AnyCall, Caller } from '~/api/call'
import { exampleOf } from '~/api/example'
import { fieldsOfSchema, jsonSchema, typesOf } from '~/api/json-schema'
import { apiClient } from '../support/api-client'
import { openSite } from '../support/site'

const site = await openSite()
const clients: Partial<Record<Caller, ReturnType<typeof apiClient>>> = {}

beforeAll(async () => {
  const people = {
    mentee: await site.aMentee({ package: 'none' }),
    mentor: await site.aMentor(),
    admin: await site.anAdmin(),
  }
  for (const [role, { userId }] of Object.entries(people) as ['mentee', (typeof people)['mentee']][])
    clients[role] = apiClient(site.origin, await site.signIn(userId, role))
  clients.public = apiClient(site.origin)
  clients['signed-in'] = clients.mentee
})

/** A body for each field, with one wrong value; and one with a field that no call has. */
function wrongBodies(call: AnyCall): [string, object][] {
  const right = exampleOf(call).body as object
  const fields = Object.entries(fieldsOfSchema(jsonSchema(call.body!, 'input')))
  const wrong = fields.map(([name, schema]): [string, object] => [
    name,
    { ...right, [name]: typesOf(schema).has('array') ? 'one' : { wrong: true } },
  ])
  return [...wrong, ['no_such_field', { ...right, no_such_field: 1 }]]
}

const withBody = allCalls.filter(({ body }) => body)
test.each(withBody.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  async (name, call) => {
    for (const [field, body] of wrongBodies(call)) {
      const answer = await clients[call.as]!.ask(name, { ids: exampleOf(call).ids, body })
      const said = (await answer.json()) as { error?: { fields?: Record<string, string[]> } }
      expect([field, answer.status], JSON.stringify(said)).toEqual([field, 422])
      const named = Object.entries(said.error?.fields ?? {}).filter(([each]) => each.split('.')[0] === field)
      expect(named.length, `${field}: ${JSON.stringify(said)}`).toBeGreaterThan(0)
      for (const [, messages] of named) expect(messages.join(), field).toMatch(/\p{L}{3}/u)
    }
  },
)
