// The JSON API describes itself, and what HTTP asks of every path holds: methods, types, ETags, forms.
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '~/api/all-calls'
import { describeCalls } from '~/api/openapi'
import { specifiedCalls } from '../support/specified-calls'
import { apiClient } from '../support/api-client'
import { openSite } from '../support/site'

const site = await openSite()
const message = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'
/** The calls beside the specification's. Any other is a page's business. */
const addedCalls = [
  'GET csrf-cookie',
  'POST login/code',
  'POST client/mentee/purchased-subscriptions/{id}/proof',
  'DELETE client/mentee/mentorship-requests/{id}',
  'PUT admin/mentorships/{id}/pause',
  'PUT admin/mentorships/{id}/resume',
  'GET admin/offers',
  'GET admin/mentor-suggestion-requests',
  'POST admin/mentor-suggestion-requests',
  'PUT admin/mentor-suggestion-requests',
  'POST client/mentee/mentor-suggestion-requests',
]
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('the description', () => {
  test('is served as it is made, and as a page without scripts that shows every call', async () => {
    const { headers, body } = await site.ask('/api/openapi.json')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    const description = JSON.parse(body)
    const { schemas } = description.components
    const whole = (value: unknown): unknown => {
      if (value === null || typeof value !== 'object') return value
      const name = '$ref' in value && /^#\/components\/schemas\/(\w+)$/.exec(String(value.$ref))?.[1]
      if (name) return whole(schemas[name])
      return Array.isArray(value)
        ? value.map(whole)
        : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each)]))
    }
    expect(whole(description.paths)).toEqual(JSON.parse(JSON.stringify(describeCalls(allCalls).paths)))
    for (const name of Object.keys(schemas).filter((each) => each !== 'Error'))
      expect(body, name).toContain(`{"$ref":"#/components/schemas/${name}"}`)
    expect(description.openapi).toBe('3.1.0')
    const page = await site.ask('/api/docs')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).not.toMatch(/<script|style=/)
    for (const operation of Object.values(description.paths).flatMap((each) => Object.values(each as object)))
      expect(page.body).toContain(`id="${operation.operationId}"`)
  })

  test('names every call of the specification and the added ones, each once, and no other', () => {
    const names = allCalls.map(nameOf)
    expect(specifiedCalls).toHaveLength(85)
    expect(names.toSorted()).toEqual([...specifiedCalls, ...addedCalls].toSorted())
    const ids = Object.values(describeCalls(allCalls).paths).flatMap((each) =>
      Object.values(each).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(allCalls.length)
  })

  test.each(allCalls.filter(({ example }) => example).map((call) => [nameOf(call), call] as const))(
    'the example of %s fits its schemas',
    (_, { example = {}, path, body, query, result }) => {
      if (example.ids) expect(example.ids).toHaveLength(path.split('{id}').length - 1)
      if (example.body !== undefined && body) z.parse(body, example.body)
      if (example.query !== undefined && query) z.parse(query, example.query)
      if (example.result !== undefined) z.parse(result, example.result)
    },
  )
})

test('the cookie with the token comes alone', async () => {
  const { status, body, headers } = await site.ask('/api/csrf-cookie')
  expect([status, body, headers.get('content-type')]).toEqual([204, '', null])
  expect(headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[^;]+;.*Max-Age=3600/)
})

describe('methods', () => {
  test('OPTIONS names those of the path, HEAD answers as GET without a body, others are refused', async () => {
    const path = '/api/client/mentee/mentorship-requests'
    const options = await site.ask(path, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    const head = await site.ask('/api/client/user/industries', { method: 'HEAD' })
    expect([head.status, head.body, head.headers.get('content-language')]).toEqual([200, '', 'el'])
    const refused = await site.ask(path, { method: 'PUT', headers: { origin: site.origin } })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    const unknown = await site.ask('/api/nothing', { method: 'OPTIONS' })
    expect(unknown.status).toBe(404)
    expect((await site.ask(path, { method: 'PATCH', headers: { origin: site.origin } })).status).toBe(405)
  })
})

describe('bodies', () => {
  let mentorId: number
  let client: ReturnType<typeof apiClient>
  let tokenOf: () => Record<string, string>
  const path = 'client/mentee/request-mentoring'

  beforeAll(async () => {
    mentorId = (await site.aMentor()).id
    const cookie = await site.signIn((await site.aMentee()).userId, 'mentee')
    client = apiClient(site.origin, cookie)
    await client.call('GET csrf-cookie')
    tokenOf = () => ({
      origin: site.origin,
      cookie,
      'x-xsrf-token': client.jar.get('XSRF-TOKEN')!,
    })
  })

  test('a form of either kind is read like JSON: numbers, unknown fields, ticks', async () => {
    const send = (type: string, bytes: string) =>
      site.ask(`/api/${path}`, { headers: tokenOf(), body: { type, bytes } })
    const wrong = await send(
      'application/x-www-form-urlencoded',
      `mentor_id=x&message=${encodeURIComponent(message)}&more=1`,
    )
    expect([wrong.status, Object.keys(JSON.parse(wrong.body).error.fields).toSorted()]).toEqual([
      422,
      ['mentor_id', 'more'],
    ])
    const coaching = await site.ask('/api/client/mentee/request-coaching', {
      headers: tokenOf(),
      body: {
        type: 'application/x-www-form-urlencoded',
        bytes: String(
          new URLSearchParams({
            mentor_id: String(mentorId),
            message,
            reason: 'x',
            fieldOfInterest: '1',
            termsAccepted: 'on',
          }),
        ),
      },
    })
    // A rule refuses it, so every value was understood.
    expect(coaching.status).toBe(409)
    const sent = await client.ask(`POST ${path}`, { body: { mentor_id: mentorId, message }, form: true })
    expect(sent.status).toBe(200)
  })

  test('an absent body, a wrong type, broken forms and NUL are refused or read, and never fault', async () => {
    const send = async (type: string, bytes: string) => {
      const { status, body } = await site.ask(`/api/${path}`, { headers: tokenOf(), body: { type, bytes } })
      return [status, JSON.parse(body).error?.code]
    }
    expect(await send('', '')).toEqual([422, 'invalid'])
    expect(await send('text/plain', 'x')).toEqual([415, 'media_type'])
    expect(await send('', 'x')).toEqual([415, 'media_type'])
    expect(await send('application/json', '[')).toEqual([400, 'malformed'])
    expect(await send('application/json', '[]')).toEqual([422, 'invalid'])
    expect(await send('application/json', 'null')).toEqual([422, 'invalid'])
    expect(await send('multipart/form-data', 'x')).toEqual([400, 'malformed'])
    expect(await send('multipart/form-data; boundary=a', '--a\r\nx')).toEqual([400, 'malformed'])
    expect(await send('application/x-www-form-urlencoded', `message=${'x'.repeat(300_000)}`)).toEqual([
      413,
      'too_large',
    ])
    const nul = `{"mentor_id":${mentorId},"message":"\\u0000${message}"}`
    expect(await send('application/json', nul)).toEqual([409, 'request_pending'])
  })
})

describe('answers that may be kept', () => {
  const kept = allCalls.filter(({ cached: isKept }) => isKept)

  test.each(kept.map((call) => [nameOf(call), call] as const))(
    '%s has an ETag and answers 304',
    async (_, call) => {
      const path = `/api/${call.path.replaceAll('{id}', String((await site.aMentor()).id))}`
      for (const cookie of [
        '',
        await site.signIn((await site.aMentee({ package: 'none' })).userId, 'mentee'),
      ]) {
        const first = await site.ask(path, { cookie })
        expect(first.status).toBe(200)
        expect(first.headers.get('cache-control')).toMatch(/private|no-store/)
        expect(first.headers.get('vary')).toMatch(/Cookie/)
        const tag = first.headers.get('etag')!
        expect(tag).toBeTruthy()
        const again = await site.ask(path, { cookie, headers: { 'if-none-match': tag } })
        expect([again.status, again.body]).toEqual([304, ''])
        const other = await site.ask(`${path}?lng=en`, { cookie, headers: { 'if-none-match': '"other"' } })
        expect(other.status).toBe(200)
      }
    },
  )

  test('what is not the same for all has none', async () => {
    const cookie = await site.signIn((await site.aMentee()).userId, 'mentee')
    const { headers } = await site.ask('/api/user/me', { cookie })
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  })
})
