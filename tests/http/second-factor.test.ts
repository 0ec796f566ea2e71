// The second factor over HTTP: an admin can open no admin page before setting it up.
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { apiClient } from '../support/api-client'
import { refusalOf } from '../support/refused-call'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite({})
const password = 'μια ήσυχη θάλασσα'

async function anAdmin() {
  const admin = await site.anAdmin()
  const [user] = await site.owner`
    insert into private.credentials (user_id, password_hash) values (${admin.userId}, ${await hash(password)})
    returning (select email::text from data.users where id = ${admin.userId}) as email`
  return { ...admin, email: user!.email as string }
}

/** A client that stores cookies. */
function aBrowser() {
  const kept = new Map<string, string>()
  const cookie = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = <T extends { headers: Headers }>(answer: T) => {
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (/Max-Age=0/i.test(each)) kept.delete(name)
      else kept.set(name, value)
    }
    return answer
  }
  const get = async (path: string) => keep(await site.ask(path, { cookie: cookie() }))
  const send = async (path: string, form: [string, string][]) =>
    keep(await site.ask(path, { cookie: cookie(), headers: { origin: site.origin }, form }))
  const post = async (path: string, form: Record<string, string>) => {
    const _token = await site.tokenOf(cookie(), path)
    const answer = await send(path, Object.entries({ _token, ...form }))
    // The first cookie of a browser: the way leads by the page that looks whether it came back.
    return answer.to.startsWith('/login/arrive') ? { ...answer, to: (await get(answer.to)).to } : answer
  }
  return { kept, get, post, send }
}

const secretOn = (body: string) =>
  Secret.fromBase32(/data-secret="true">([A-Z2-7 ]+)</.exec(body)![1]!.replaceAll(' ', ''))
const codesOn = (body: string) =>
  [...body.matchAll(/<li>((?:[a-z2-9]{4}-){3}[a-z2-9]{4})<\/li>/g)].map(([, code]) => code!)

test('an admin without a second factor must set it up, signs in with it, and uses a recovery code without the phone', async () => {
  await site.owner`update data.constants set second_factor_required = true`
  const { email } = await anAdmin()
  const hers = aBrowser()
  expect(await hers.post('/login', { email, password })).toMatchObject({
    status: 302,
    to: '/admin/dashboard',
  })
  for (const path of ['/admin/dashboard', '/admin/payments', '/admin/my-account', '/faq']) {
    expect(await hers.get(path)).toMatchObject({
      status: 302,
      to: `/second-factor?redirectTo=${encodeURIComponent(path)}`,
    })
  }
  const page = '/second-factor?redirectTo=%2Fadmin%2Fpayments'
  expect((await hers.get(page)).headers.get('referrer-policy')).toBe('no-referrer')
  expect(await hers.post(page, { intent: 'begin', currentPassword: 'όχι αυτός εδώ' })).toMatchObject({
    status: 422,
  })
  expect(await hers.post(page, { intent: 'begin', currentPassword: password })).toMatchObject({
    status: 302,
    to: page,
  })
  const shown = await hers.get(page)
  expect(shown.body).toContain('<svg role="img"')
  const app = new TOTP({ secret: secretOn(shown.body) })
  expect(await hers.post(page, { intent: 'confirm', code: '000000' })).toMatchObject({ status: 422 })
  const done = await hers.post(page, { intent: 'confirm', code: app.generate() })
  const codes = codesOn(done.body)
  expect([done.status, codes.length]).toEqual([200, 10])
  expect((await hers.get('/admin/payments')).status).toBe(200)

  const again = aBrowser()
  expect(await again.post('/login', { email, password })).toMatchObject({
    status: 302,
    to: '/login/code?redirectTo=%2F',
  })
  expect([...again.kept.keys()]).toEqual(['second-step'])
  expect((await again.get('/admin/dashboard')).status).toBe(302)
  const wrong = await again.post('/login/code', { code: '000000' })
  expect(wrong.status).toBe(422)
  const right = await again.post('/login/code', {
    code: app.generate({ timestamp: Date.now() + 30_000 }),
    redirectTo: '/admin/payments',
  })
  expect(right).toMatchObject({ status: 302, to: '/admin/payments' })
  expect([...again.kept.keys()].sort()).toEqual(['device', 'session'])
  expect((await again.get('/admin/payments')).status).toBe(200)

  const late = aBrowser()
  const asked = await late.post('/login', { email, password, redirectTo: '/admin/payments' })
  const open = formsOf((await late.get(asked.to)).body).find(({ id }) => id === 'second-step')!
  await site.owner`update private.pending_sign_ins set expires_at = now()`
  const over = await late.send(asked.to, open.fields)
  expect([over.status, over.to]).toEqual([302, '/login?redirectTo=%2Fadmin%2Fpayments'])
  expect((await late.get(over.to)).body).toContain('Πέρασε η ώρα για τον κωδικό του δεύτερου βήματος.')

  const elsewhere = aBrowser()
  await elsewhere.post('/login', { email, password })
  expect(await elsewhere.post('/login/code', { code: codes[3]! })).toMatchObject({
    status: 302,
    to: '/admin/dashboard',
  })
  expect((await elsewhere.get('/login/code')).to).toBe('/admin/dashboard')

  const client = apiClient(site.origin)
  const { result: half } = await client.call('POST login', { body: { email, password } })
  expect(half).toEqual({ currentRole: null, userRoles: [], secondStep: true })
  expect(await refusalOf(client.call('GET user/me'))).toEqual([401, 'not_signed_in'])
  const enter = (code: string) => client.call('POST login/code', { body: { code } })
  expect(await refusalOf(enter(codes[3]!))).toEqual([422, 'code_wrong'])
  expect((await enter(codes[4]!)).result).toEqual({
    currentRole: 'admin',
    userRoles: ['admin'],
    secondStep: false,
  })
  expect((await client.call('GET user/me')).currentRole).toBe('admin')
})

test('after a password reset the code is required too, and after too many tries the page says how long to wait', async () => {
  const { email, userId } = await anAdmin()
  const hers = aBrowser()
  await hers.post('/login', { email, password })
  await hers.post('/second-factor', { intent: 'begin', currentPassword: password })
  const app = new TOTP({ secret: secretOn((await hers.get('/second-factor')).body) })
  await hers.post('/second-factor', { intent: 'confirm', code: app.generate() })

  const thief = aBrowser()
  await thief.post('/forgot-password', { email })
  const [mail] =
    await site.owner`select content from private.outbox where kind = 'reset_password' and to_user_id = ${userId}`
  const token = String(mail!.content.token)
  expect(
    await thief.post(`/reset-password?token=${token}`, { token, password: 'τρεις γάτες στο μπαλκόνι' }),
  ).toMatchObject({ status: 302, to: '/login/code?redirectTo=%2F' })
  const { body } = await thief.get('/login/code?redirectTo=%2F')
  expect(body).toContain('Για να συνδεθείς, μένει το δεύτερο βήμα.')
  expect(body).not.toContain('συνδέθηκες με αυτόν')
  const answers = []
  for (let n = 0; n < 11; n += 1) answers.push(await thief.post('/login/code', { code: '000000' }))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  const last = answers.at(-1)!
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(last.body).toMatch(/1[45] λεπτά/)
})

test('a user with several roles who chooses admin again must set it up; another role needs no second factor', async () => {
  await site.owner`update data.constants set second_factor_required = true`
  const { email, userId } = await anAdmin()
  await site.aMentee({ userId, package: 'none' })
  const hers = aBrowser()
  expect(await hers.post('/login', { email, password })).toMatchObject({ status: 302, to: '/choose-profile' })
  const choose = (role: string, redirectTo = '/') => hers.post('/choose-profile', { role, redirectTo })
  expect(await choose('admin')).toMatchObject({ status: 302, to: '/admin/dashboard' })
  // The user returns to the page and chooses the same role again.
  expect((await hers.get('/choose-profile')).status).toBe(200)
  const again = await choose('admin', '/admin/payments')
  expect([again.status, again.to]).toEqual([302, '/admin/payments'])
  expect((await hers.get(again.to)).to).toBe('/second-factor?redirectTo=%2Fadmin%2Fpayments')
  expect(await choose('mentee')).toMatchObject({ status: 302, to: '/mentee/mentorships' })
  expect((await hers.get('/mentee/mentorships')).status).toBe(200)
})

test('a number too large for its column is refused and causes no error 500', async () => {
  const mentee = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const _token = await site.tokenOf(cookie, '/mentee/my-account')
  const answer = await site.ask('/mentee/mentorships', {
    cookie,
    headers: { origin: site.origin },
    form: { _token, intent: 'increase', mentorshipId: '2147483648', formKey: 'a'.repeat(20) },
  })
  expect(answer.status).toBe(422)
})
