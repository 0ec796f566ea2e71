// Every call of the JSON API, made by every kind of visitor: admitted, or refused with the right key. Only the way to
// the call is tested: a call that changes something is made without its token and must be refused for that alone.
import { beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import type { AnyCall } from '~/api/call'
import { queryKeys } from '~/api/query-keys'
import { adminRights, hasRight, type AdminRight } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import { openSite } from '../support/site'

const site = await openSite()

type Kind = { role: Role | null; right?: AdminRight; hindered?: string }

/** Every kind of visitor: the role of the session, and what stands in the way of every call for a role. */
const kinds: Record<string, Kind> = {
  visitor: { role: null, hindered: 'not_signed_in' },
  mentee: { role: 'mentee' },
  mentor: { role: 'mentor' },
  'mentor who acts as mentee': { role: 'mentee' },
  'mentee who acts as mentor': { role: 'mentor' },
  'admin who acts as mentee': { role: 'mentee' },
  'session without a role': { role: null, hindered: 'no_role' },
  coordinator: { role: 'admin', right: 'coordinator' },
  treasurer: { role: 'admin', right: 'treasurer' },
  administrator: { role: 'admin', right: 'administrator' },
}
const cookies: Record<string, string> = {}

beforeAll(async () => {
  const both = async () => {
    const { userId } = await site.aMentor()
    await site.aMentee({ userId, package: 'none' })
    return userId
  }
  const adminAndMentee = await site.anAdmin()
  await site.aMentee({ userId: adminAndMentee.userId, package: 'none' })
  const people: Record<string, number> = {
    mentee: (await site.aMentee()).userId,
    mentor: (await site.aMentor()).userId,
    'mentor who acts as mentee': await both(),
    'mentee who acts as mentor': await both(),
    'admin who acts as mentee': adminAndMentee.userId,
    'session without a role': await both(),
  }
  for (const right of adminRights) {
    const { userId } = await site.anAdmin()
    await site.owner`update data.admins set admin_right = ${right} where user_id = ${userId}`
    people[right] = userId
  }
  for (const [kind, userId] of Object.entries(people))
    cookies[kind] = await site.signIn(userId, kinds[kind]!.role)
})

/** The key with which this visitor is refused, or undefined if the visitor is admitted. */
function refusalOf({ as, rights = [] }: AnyCall, { role, right, hindered }: Kind) {
  if (as === 'public') return undefined
  if (hindered === 'not_signed_in') return hindered
  if (as === 'signed-in') return undefined
  if (hindered) return hindered
  if (as !== role) return 'not_allowed'
  if (as !== 'admin') return undefined
  return hasRight(right, rights) ? undefined : 'right_not_held'
}

/** A number that no row has. */
const nobody = '2147483647'
const statusOf = (key: string) => (key === 'not_signed_in' ? 401 : 403)

describe.each(Object.keys(kinds))('%s', (kind) => {
  test.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    // A search has a right of its own in SQL.
    const query = queryKeys(call).includes('q') ? '?q=mentor' : ''
    const path = `/api/${call.path.replaceAll('{id}', nobody)}${query}`
    const answer = await site.ask(path, {
      method: call.method,
      cookie: cookies[kind] ?? '',
      headers: { origin: site.origin },
    })
    const { code = undefined } = answer.status >= 400 ? JSON.parse(answer.body).error : {}
    const refusal = refusalOf(call, kinds[kind]!)
    if (refusal) expect([answer.status, code]).toEqual([statusOf(refusal), refusal])
    else if (call.method !== 'GET') expect([answer.status, code]).toEqual([403, 'csrf_token_missing'])
    else expect([200, 204, 404, 422], code).toContain(answer.status)
  })
})
