// The site with production settings and https: nobody can choose or keep a session, or forge a host.
import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSite } from '../support/site'

const host = 'mentoring.example.org'
const lines: string[] = []
const stripe = { STRIPE_SECRET_KEY: 'sk_test_ofnobody', STRIPE_WEBHOOK_SECRET: 'whsec_ofnobody' }
const site = await openSite(
  { PUBLIC_ORIGIN: `https://${host}`, RATE_LIMITS: 'on', LOG_LEVEL: 'warn', ...stripe },
  (line) => lines.push(line),
)
const origin = `https://${host}`
const evil = 'evil.example'
const password = 'μια ήσυχη θάλασσα'
let email = ''
let passwordHash = ''

const ask = (path: string, { headers = {}, ...more }: Parameters<typeof site.ask>[1] = {}) =>
  site.ask(path, { ...more, headers: { host, ...headers } })
const secure = async (userId: number, role: 'mentee' | 'mentor' | 'admin') =>
  `__Host-${await site.signIn(userId, role)}`
const tokenOf = async (cookie: string, path: string) =>
  /name="_token" value="([\w-]+)"/.exec((await ask(path, { cookie })).body)![1]!
const cookiesIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.headers.getSetCookie().filter((each) => /^__Host-session=./.test(each))

async function aMember(is = {}) {
  const her = await site.aMentee({ package: 'none', ...is })
  await site.owner`insert into private.credentials (user_id, password_hash) values (${her.userId}, ${passwordHash})`
  return her
}
const logIn = async (cookie = '', to = email) =>
  ask('/login', {
    cookie,
    headers: { origin },
    form: { _token: await tokenOf(cookie, '/login'), email: to, password },
  })

beforeAll(async () => {
  passwordHash = await hash(password)
  const her = await aMember()
  ;[{ email }] = await site.owner<[{ email: string }]>`select email from data.users where id = ${her.userId}`
})

describe('a session', () => {
  test('has a new secret in a cookie for this host and site only, hidden from scripts', async () => {
    const [first, second] = [cookiesIn(await logIn()), cookiesIn(await logIn())]
    for (const cookies of [first, second]) {
      expect(cookies).toHaveLength(1)
      expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    }
    expect(first[0]).not.toBe(second[0])
  })

  test('and every other cookie that no script reads is for this host only too', async () => {
    const { userId } = await aMember()
    const cookie = await secure(userId, 'mentee')
    const _token = await tokenOf(cookie, '/faq')
    const send = (path: string, form: Record<string, string>) =>
      ask(path, { cookie, headers: { origin }, form: { _token, ...form } })
    const answers = [
      await send('/locale', { locale: 'en' }),
      await send('/theme', { theme: 'dark' }),
      await send('/logout', {}),
    ]
    const names = answers.flatMap(({ headers }) => headers.getSetCookie().map((each) => each.split('=')[0]))
    expect([...new Set(names)].sort()).toEqual([
      '__Host-flash',
      '__Host-locale',
      '__Host-session',
      '__Host-theme',
    ])
    expect((await ask('/faq', { cookie: '__Host-locale=en' })).body).toContain('<html lang="en"')
    expect((await ask('/faq', { cookie: 'locale=en' })).body).toContain('<html lang="el"')
  })

  test('never keeps a secret that the browser sent', async () => {
    for (const planted of [
      '__Host-session=planted-by-someone-else',
      `__Host-session=${'A'.repeat(43)}`,
      'session=planted; __Host-session=planted',
    ]) {
      const [own] = cookiesIn(await logIn(planted))
      expect(own).not.toContain('planted')
      expect((await ask('/mentee/my-account', { cookie: planted })).to).toContain('redirectTo=')
      expect((await ask('/mentee/my-account', { cookie: own!.split(';')[0] })).status).toBe(200)
    }
  })

  test('cannot be used without its prefix, or with the hash from the table', async () => {
    const { userId } = await aMember()
    const cookie = await secure(userId, 'mentee')
    expect((await ask('/mentee/my-account', { cookie })).status).toBe(200)
    const kept =
      await site.owner`select encode(token_hash, 'hex') as hex, encode(token_hash, 'base64') as base64 from private.sessions where user_id = ${userId}`
    for (const copy of [
      cookie.replace('__Host-', ''),
      ...kept.flatMap(({ hex, base64 }) => [`__Host-session=${hex}`, `__Host-session=${base64}`]),
    ]) {
      expect((await ask('/mentee/my-account', { cookie: copy })).to).toMatch(/\/\?redirectTo=/)
    }
  })

  test('is deleted on the server at sign-out, and its form tokens become invalid', async () => {
    const { userId } = await aMember()
    const cookie = await secure(userId, 'mentee')
    const _token = await tokenOf(cookie, '/faq')
    const answer = await ask('/logout', { cookie, headers: { origin }, form: { _token } })
    expect(answer.headers.getSetCookie().find((each) => each.startsWith('__Host-session='))).toContain(
      'Max-Age=0',
    )
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await ask('/mentee/my-account', { cookie })).to).toMatch(/\/\?redirectTo=/)
    expect(
      (await ask('/locale', { cookie, headers: { origin }, form: { _token, locale: 'en' } })).status,
    ).toBe(403)
    expect(
      await site.owner`select from private.sessions where user_id = ${userId} and expires_at > now() and role is not null`,
    ).toHaveLength(1)
  })

  test('a password change ends the user’s other sessions and gives this one a new secret', async () => {
    const { userId } = await aMember()
    const [here, elsewhere] = [await secure(userId, 'mentee'), await secure(userId, 'mentee')]
    const _token = await tokenOf(here, '/mentee/my-account?tab=security')
    const answer = await ask('/mentee/my-account', {
      cookie: here,
      headers: { origin },
      form: { _token, intent: 'password', currentPassword: password, password: `${password} ξανά` },
    })
    const [next] = cookiesIn(answer)
    for (const cookie of [here, elsewhere])
      expect((await ask('/mentee/my-account', { cookie })).to).toMatch(/\/\?redirectTo=/)
    expect((await ask('/mentee/my-account', { cookie: next!.split(';')[0] })).status).toBe(200)
  })
})

describe('requests for another host', () => {
  const hosts = [
    evil,
    `${evil}:443`,
    `${host}.${evil}`,
    `${evil}#${host}`,
    `${host}@${evil}`,
    `${host}:8080`,
    `x.${host}`,
    `${host}.`,
    `${host},${evil}`,
    ` ${evil}`,
    'localhost',
    '127.0.0.1',
    '[::1]',
    '',
    '0',
    `${host}%00.${evil}`,
  ]
  test.each(hosts)('the host «%s» is refused', async (spoofed) => {
    const answer = await ask('/login', { headers: { host: spoofed } })
    expect([400, 421]).toContain(answer.status)
    expect(answer.body).not.toContain(evil)
  })

  const forwards: Record<string, string>[] = [
    { 'x-forwarded-host': evil },
    { forwarded: `host=${evil};proto=http` },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
    { 'x-original-url': '/admin/dashboard', 'x-rewrite-url': '/admin/dashboard' },
    { 'x-original-host': evil, 'x-host': evil, 'x-forwarded-server': evil },
  ]
  test.each(forwards)('the forwarding header %j is ignored', async (headers) => {
    for (const path of ['/login', '/', '/mentors', '/sitemap.xml', '/purchases', '/nothing']) {
      const answer = await ask(path, { headers })
      expect([answer.body, answer.to, ...answer.headers.values()].join(' '), path).not.toContain(evil)
      expect(answer.status).not.toBe(403)
    }
  })

  test('none of thirty forged requests makes a password-reset link with the forged host', async () => {
    const [token] = [await tokenOf('', '/forgot-password')]
    for (const headers of [...forwards, {}]) {
      for (let n = 0; n < 5; n += 1) {
        const her = await aMember()
        const [user] = await site.owner`select email from data.users where id = ${her.userId}`
        await site.owner`delete from private.attempts`
        const answer = await ask('/forgot-password', {
          headers: { origin, ...headers },
          form: { _token: token, email: String(user!.email) },
        })
        // Our own proxy names the host it was asked for: another one is refused.
        if ('x-forwarded-host' in headers) expect(answer.status).toBe(421)
        else expect(answer.to).toBe('/forgot-password?sent')
      }
    }
    const mails =
      await site.owner`select content::text as text from private.outbox where kind = 'reset_password'`
    expect(mails).toHaveLength(25)
    expect(mails.filter(({ text }) => String(text).includes(evil))).toEqual([])
  })

  test('every answer has Strict-Transport-Security', async () => {
    for (const path of ['/', '/login', '/purchases', '/favicon.svg', '/nothing']) {
      expect((await ask(path)).headers.get('strict-transport-security'), path).toMatch(/max-age=63072000/)
    }
  })
})

test('the log warns of a Stripe test key at the start', async () => {
  const times = () => lines.filter((line) => line.includes('test cards are accepted')).length
  await expect.poll(times).toBe(1)
})
