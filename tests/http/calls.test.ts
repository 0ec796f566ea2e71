// The JSON API: the same acts as the pages, called as a program calls them.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { openSite } from '../support/site'

const site = await openSite()
const message = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'

/** A client that stores its cookies. */
function aClient(cookie = '') {
  const jar = new Map(cookie ? [cookie.split('=') as [string, string]] : [])
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.origin}/api/${path}`, {
      method,
      headers: {
        Origin: site.origin,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': jar.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (/Max-Age=0/.test(set)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    return {
      status: answer.status,
      headers: answer.headers,
      json: JSON.parse((await answer.text()) || 'null'),
    }
  }
  return { call, jar }
}

async function givePassword(userId: number, password: string) {
  await site.owner`
    insert into private.credentials (user_id, password_hash) values (${userId}, ${await hashPassword(password)})`
}

/** A signed-in client with its token. */
async function signedIn(userId: number, role: 'mentor' | 'mentee' | 'admin') {
  const client = aClient(await site.signIn(userId, role))
  await client.call('GET', 'csrf-cookie')
  return client
}

describe('callers', () => {
  test('a visitor reads the option lists in the chosen language, and no user’s data', async () => {
    const visitor = aClient()
    const { status, headers, json } = await visitor.call('GET', 'client/user/industries?lng=en')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-language')).toBe('en')
    expect(json.result.length).toBeGreaterThan(20)
    expect(Object.keys(json.result[0])).toEqual(['id', 'code', 'name'])
    for (const path of [
      'user/me',
      'client/mentee/mentorship-requests',
      'client/mentor/mentorship-requests',
    ]) {
      const refused = await visitor.call('GET', path)
      expect(refused.status, path).toBe(401)
      expect(refused.json.error.code, path).toBe('not_signed_in')
      expect(refused.json.error.message, path).toMatch(/Συνδέσου/)
    }
  })

  test('R29 an applicant makes no call of a mentor but those of her own application', async () => {
    for (const status of ['new', 'awaiting_response'] as const) {
      const client = await signedIn((await site.aMentor({ status })).userId, 'mentor')
      const open: string[] = []
      for (const { method, path } of allCalls.filter(({ as }) => as === 'mentor')) {
        const { status: code, json } = await client.call(
          method,
          path.replaceAll(/\{\w+\}/g, '1'),
          method === 'GET' ? undefined : {},
        )
        if (code !== 403) open.push(`${method} ${path}`)
        else expect(json.error.code, path).toBe('role_not_held')
      }
      expect(open).toEqual(['POST client/mentor/mentees'])
      const { json } = await client.call('GET', 'user/me')
      expect(json).toMatchObject({ currentRole: 'mentor' })
    }
  })

  test('a user signs in, reads her own account, switches the role and signs out', async () => {
    const email = `both-${randomUUID()}@test.example`
    const userId = await site.aUser({ email })
    await site.aMentor({ userId })
    await site.aMentee({ userId, package: 'none' })
    await givePassword(userId, 'πολύ ήσυχη θάλασσα')
    const client = aClient()
    await client.call('GET', 'csrf-cookie')
    const wrong = await client.call('POST', 'login', { email, password: 'άλλη ήσυχη θάλασσα' })
    expect([wrong.status, wrong.json.error.code]).toEqual([401, 'invalid_login'])
    const login = await client.call('POST', 'login', { email, password: 'πολύ ήσυχη θάλασσα' })
    expect(login.json).toEqual({
      result: {
        currentRole: null,
        userRoles: expect.arrayContaining(['mentor', 'mentee']),
        secondStep: false,
      },
    })
    expect((await client.call('POST', 'client/user/choose-account', { role: 'mentee' })).json).toEqual({
      result: true,
    })
    expect(
      (await client.call('POST', 'client/user/switch-account', { role: 'mentee' })).json.error.code,
    ).toBe('same_role')
    expect((await client.call('POST', 'client/user/switch-account', { role: 'admin' })).json.error.code).toBe(
      'role_not_held',
    )
    expect((await client.call('POST', 'client/user/switch-account', { role: 'mentor' })).json).toEqual({
      result: true,
    })
    const { json } = await client.call('GET', 'user/me')
    expect(json).toMatchObject({
      userData: { id: userId, email, locale: 'gr', mentorStatus: 3 },
      currentRole: 'mentor',
      cartCount: 0,
    })
    expect(json.userRoles.toSorted()).toEqual(['mentee', 'mentor'])
    expect((await client.call('POST', 'logout')).json).toEqual({ result: true })
    expect((await client.call('GET', 'user/me')).status).toBe(401)
  })
})

describe('malformed calls', () => {
  test('every error has the same JSON shape', async () => {
    const client = await signedIn((await site.aMentee()).userId, 'mentee')
    const codeOf = async (...asked: Parameters<typeof client.call>) => {
      const { status, json, headers } = await client.call(...asked)
      expect(json.error.message).toBeTruthy()
      return [status, json.error.code, headers.get('allow')]
    }
    const send = 'client/mentee/request-mentoring'
    expect(await codeOf('GET', 'nothing/here')).toEqual([404, 'not_found', null])
    expect(await codeOf('DELETE', 'client/mentee/mentorship-requests/99999999999')).toEqual([
      404,
      'not_found',
      null,
    ])
    expect(await codeOf('DELETE', send)).toEqual([405, 'method_not_allowed', 'POST, OPTIONS'])
    expect(await codeOf('POST', send, '{"mentor_id":')).toEqual([400, 'malformed', null])
    expect(await codeOf('POST', send, 'x', { 'Content-Type': 'text/plain' })).toEqual([
      415,
      'media_type',
      null,
    ])
    expect(await codeOf('POST', send, JSON.stringify('x'.repeat(300_000)))).toEqual([413, 'too_large', null])
    expect(await codeOf('POST', send, { mentor_id: 1, message }, { 'X-XSRF-TOKEN': 'x' })).toEqual([
      403,
      'form_expired',
      null,
    ])
    expect(
      await codeOf('POST', send, { mentor_id: 1, message }, { Origin: 'https://elsewhere.example' }),
    ).toEqual([403, 'not_allowed', null])
  })
})
