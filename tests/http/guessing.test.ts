// Somebody guesses: known browsers keep their turn, every try counts, and the operator sees it.
import { hashPassword } from '~/domain/accounts/passwords.server'
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const metricsToken = 'a-token-of-at-least-32-characters'
const lines: string[] = []
const site = await openSite({ LOG_LEVEL: 'info', RATE_LIMITS: 'on', METRICS_TOKEN: metricsToken }, (line) =>
  lines.push(line),
)
const origin = { origin: site.origin }
const password = 'μια ήσυχη θάλασσα'
const kept = await hashPassword(password)

/** Somebody who may sign in with `password`. */
async function withPassword<P extends { userId: number }>(person: P) {
  const [user] = await site.owner<{ email: string }[]>`
    insert into private.credentials (user_id, password_hash) values (${person.userId}, ${kept})
    returning (select email::text from data.users where id = ${person.userId}) as email`
  return { ...person, email: user!.email }
}

/** Posts the sign-in form from an address. */
async function signIn(email: string, typed: string, from: string, cookie = '') {
  const _token = (tokens[cookie] ??= await site.tokenOf(cookie, '/login'))
  return site.ask('/login', { from, cookie, headers: origin, form: { _token, email, password: typed } })
}
const tokens: Record<string, string> = {}

type Event = { event: string; account?: number; about?: number; source?: string; why?: string }
const eventsOf = (what: string) =>
  lines
    .filter((line) => line.includes('"security event"'))
    .map((line) => JSON.parse(line) as Event)
    .filter(({ event }) => event === what)

test('sixty strangers with wrong passwords keep nobody out who signed in from this browser before', async () => {
  const { email } = await withPassword(await site.aMentee({ package: 'none' }))
  const first = await signIn(email, password, '127.50.0.1')
  expect(first.status).toBe(302)
  const device = first.headers
    .getSetCookie()
    .find((each) => each.startsWith('device='))!
    .split(';')[0]!
  await site.tokenOf(device, '/login').then((token) => (tokens[device] = token))

  const strangers = Array.from({ length: 60 }, (_, n) =>
    signIn(`nobody-${n}@test.example`, 'not this one', `127.60.${n}.1`),
  )
  expect((await signIn(email, password, '127.50.0.1', device)).status).toBe(302)
  const statuses = (await Promise.all(strangers)).map(({ status }) => status)
  expect(statuses.filter((status) => ![401, 503].includes(status))).toEqual([])
})

test('a session that is asked for its password has its turn, too', async () => {
  const admin = await withPassword(await site.anAdmin())
  const other = await site.anAdmin()
  const cookie = await site.signIn(admin.userId, 'admin')
  const path = `/admin/administrators/${other.userId}`
  const _token = await site.tokenOf(cookie, path)
  const strangers = Array.from({ length: 60 }, (_, n) =>
    signIn(`nobody-${n}@test.example`, 'not this one', `127.61.${n}.1`),
  )
  const changed = await site.ask(path, {
    cookie,
    headers: origin,
    form: { _token, intent: 'right', right: 'coordinator', currentPassword: password },
  })
  expect(changed.status).toBe(302)
  await Promise.all(strangers)
  await expect
    .poll(() => eventsOf('right_changed'))
    .toMatchObject([{ account: admin.userId, about: other.userId, why: 'coordinator' }])
})

test.each([
  ['guesses of the token of /metrics', 700, '/metrics', 'GET', { authorization: 'Bearer guess' }, 401],
  ['forms from another site', 120, '/login', 'POST', { origin: 'https://other.example' }, 403],
  ['requests for another host', 700, '/faq', 'GET', { host: 'other.example' }, 421],
  ['malformed addresses', 700, '/%00', 'GET', {}, 400],
])('%s count before they are answered', async (what, times, path, method, headers, refusedWith) => {
  const from = `127.70.${what.length}.1`
  const ask = () => site.ask(path, { method, headers, from }).then(({ status }) => status)
  const statuses: number[] = []
  for (let n = 0; n < times; n += 50) statuses.push(...(await Promise.all(Array.from({ length: 50 }, ask))))
  expect(new Set(statuses)).toEqual(new Set([refusedWith, 429]))
  expect(statuses.at(-1)).toBe(429)
})

test('sign-ins, failures, refusals and changes of access are lines with account and source, and counted', async () => {
  const mentee = await withPassword(await site.aMentee({ package: 'none' }))
  const coordinator = await site.anAdmin()
  await site.owner`update data.admins set admin_right = 'coordinator' where user_id = ${coordinator.userId}`
  lines.length = 0
  await signIn(mentee.email, 'not this one', '127.80.0.1')
  await signIn('nobody@test.example', 'not this one', '127.80.0.1')
  await signIn(mentee.email, password, '127.80.0.2')
  await site.ask('/admin/mentees', { cookie: await site.signIn(mentee.userId, 'mentee'), from: '127.80.0.2' })
  await site.ask('/admin/payments', { cookie: await site.signIn(coordinator.userId, 'admin') })
  await site.ask('/login', { method: 'POST', headers: { origin: 'https://other.example' } })

  await expect.poll(() => eventsOf('origin_refused')).toHaveLength(1)
  const failed = eventsOf('sign_in_failed')
  expect(failed.map(({ account }) => account)).toEqual([mentee.userId, undefined])
  expect(new Set(failed.map(({ source }) => source)).size).toBe(1)
  const [signedIn] = eventsOf('signed_in')
  expect(signedIn).toMatchObject({ account: mentee.userId })
  expect(signedIn!.source).not.toBe(failed[0]!.source)
  expect(eventsOf('access_refused')).toMatchObject([
    { account: mentee.userId, source: signedIn!.source, why: 'not_allowed' },
    { account: coordinator.userId, why: 'right_not_held' },
  ])
  expect(lines.join('\n')).not.toMatch(/127\.80|@test\.example/)

  const { body } = await site.ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  for (const event of ['sign_in_failed', 'signed_in', 'access_refused', 'origin_refused', 'right_changed'])
    expect(body).toMatch(new RegExp(`^mentoring_security_events_total\\{event="${event}"\\} [1-9]`, 'm'))
})

test('a transfer encoding that is not chunked ends in 400 by the server', async () => {
  const answer = await site.ask('/api/nothing', {
    method: 'POST',
    headers: { ...origin, 'transfer-encoding': 'xchunked' },
    from: '127.90.0.1',
  })
  expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'close'])
})
