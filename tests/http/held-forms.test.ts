// A form whose session has ended is held in the answer and sent from there; one of another role is shown, to copy.
import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { formsOf, type HtmlForm } from '../support/html-forms'
import { pagesWithAction, urlOf } from '../support/route-paths'
import { openSite, type Answer } from '../support/site'

const site = await openSite()
const origin = { origin: site.origin }
const password = 'μια ήσυχη θάλασσα'
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hash(password)
})

/** Gives a user a password; returns the address to sign in with. */
async function emailOf(userId: number) {
  const [user] = await site.owner<[{ email: string }]>`
    insert into private.credentials (user_id, password_hash) values (${userId}, ${passwordHash})
    returning (select email::text from data.users where id = ${userId}) as email`
  return user.email
}

/** Sends a form of a page as a browser without JavaScript does, with these values typed. */
function send({ action, fields }: HtmlForm, typed: Record<string, string> = {}, cookie = '') {
  const form = fields.map(([name, value]): [string, string] => [name, typed[name] ?? value])
  return site.ask(action, { cookie, headers: origin, form })
}
/** The token of an earlier session of hers. */
const tokenOf = async (userId: number) =>
  site.tokenOf(await site.signIn(userId, 'mentee'), '/mentee/my-account')

const formTo = (answer: Answer, action: string | RegExp) =>
  formsOf(answer.body).find((form) =>
    typeof action === 'string' ? form.action === action : action.test(form.action),
  )!
const cookieIn = (answer: Answer, name = 'session') =>
  answer.headers
    .getSetCookie()
    .filter((each) => each.startsWith(`${name}=`))
    .at(-1)
    ?.split(';')[0]

const guarded = pagesWithAction.filter(
  ({ resource, path }) =>
    path === '/mentors/:mentorId' || !['public', 'not-mentor', 'not-mentee'].includes(resource),
)

describe.each(guarded.map((page) => [page.path, page] as const))('a form for %s', (_, page) => {
  test('of a session that has ended comes back with everything that was sent, and asks for the password', async () => {
    const form = {
      _token: 'of-yesterday',
      first: 'Σκέφτηκα πολύ\nκαι γράφω αυτά',
      second: 'Call 6912345678 <soon>',
      currentPassword: 'ο κωδικός μου',
    }
    const address = `${urlOf(page)}?tab=data`
    const answer = await site.ask(address, { cookie: 'session=ended', headers: origin, form })
    expect([answer.status, answer.to]).toEqual([401, ''])
    expect(answer.headers.getSetCookie()).toEqual([])
    const asked = formTo(answer, '/held')
    const carried = Object.fromEntries(asked.fields)
    expect(JSON.parse(carried.held!)).toEqual({
      fields: [
        ['first', form.first],
        ['second', form.second],
      ],
      files: [],
      owner: '',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(carried).toMatchObject({ to: address, intent: 'sign-in', email: '', password: '' })
    expect(answer.body).not.toContain(form.currentPassword)
    expect(answer.body).not.toContain('of-yesterday')
  })
})

test('a form from another site gets no such page, with or without a session', async () => {
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign)
    for (const path of ['/mentee/my-account', '/held']) {
      const form = {
        first: 'φυτεμένο',
        held: '{"fields":[["first","φυτεμένο"]],"files":[]}',
        to: '/purchases',
      }
      const answer = await site.ask(path, { headers, form })
      expect(answer.status, path).toBe(403)
      expect(answer.body).not.toContain('φυτεμένο')
    }
})

test('she signs in where her text is, a wrong password loses nothing, and the text is stored', async () => {
  const her = await site.aMentee({ package: 'none' })
  const email = await emailOf(her.userId)
  const cookie = await site.signIn(her.userId, 'mentee')
  const page = await site.ask('/mentee/my-account?tab=profile', { cookie })
  const profile = formsOf(page.body).find(({ fields }) =>
    fields.some(([, value]) => value === 'menteeProfile'),
  )!
  await site.owner`delete from private.sessions where user_id = ${her.userId}`
  const about = 'Θέλω να αλλάξω δουλειά.\n«Πρώτο» βήμα & δεύτερο.'
  const lost = await send(
    { ...profile, action: profile.action || '/mentee/my-account?tab=profile' },
    { about },
    cookie,
  )
  expect(lost.status).toBe(401)

  const wrong = await send(formTo(lost, '/held'), { email, password: 'όχι αυτός' }, cookie)
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(wrong.body).toContain('Πρώτο')
  expect(Object.fromEntries(formTo(wrong, '/held').fields)).toMatchObject({ email, password: '' })

  const right = await send(formTo(wrong, '/held'), { email, password }, cookie)
  expect(right.status).toBe(200)
  expect(right.headers.get('cache-control')).toBe('no-store')
  const session = cookieIn(right)!
  const ready = formTo(right, /^\/mentee\/my-account/)
  const stored = await send(ready, {}, session)
  expect([stored.status, stored.body]).toEqual([302, ''])
  const [mentee] = await site.owner`select about from data.mentees where id = ${her.id}`
  expect(mentee!.about).toBe(about)
})

test('what one woman wrote is neither shown to nor sent by another who signs in on that page, or is signed in', async () => {
  const [her, other] = [await site.aMentee({ package: 'none' }), await site.aMentee({ package: 'none' })]
  const mentor = await site.aMentor()
  const [words, email] = ['Σου εμπιστεύομαι κάτι', await emailOf(other.userId)]
  const path = `/report/mentor/${mentor.id}`
  const form = { _token: await tokenOf(her.userId), text: words }
  const lost = await site.ask(path, { cookie: 'session=ended', headers: origin, form })
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(lost.body).toContain(words)
  const others = [
    await send(formTo(lost, '/held'), { email, password }),
    // Her form in a tab, the other signed in beside it in the same role.
    await site.ask(path, { cookie: await site.signIn(other.userId, 'mentee'), headers: origin, form }),
    // Her form in a tab, the other in another role.
    await site.ask('/mentor/my-account', {
      cookie: await site.signIn(other.userId, 'mentee'),
      headers: origin,
      form,
    }),
  ]
  for (const answer of others) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store'])
    expect(answer.body).toContain('Η φόρμα γράφτηκε με άλλον λογαριασμό')
    expect(answer.body).not.toContain(words)
    expect(answer.body).not.toContain('data-send-at-once')
    expect(formTo(answer, path)).toBeUndefined()
  }
  expect(await site.owner`select from data.reports where text = ${words}`).toHaveLength(0)
})

test('tries at a held form count as those of the sign-in page', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const email = await emailOf(userId)
  let answer = await site.ask('/purchases/1/cancel', { headers: origin, form: { reason: 'Άλλαξα γνώμη' } })
  const statuses = []
  for (let n = 0; n < 15; n += 1) {
    answer = await send(formTo(answer, '/held'), { email, password: 'όχι αυτός' })
    statuses.push(answer.status)
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.body).toContain('Άλλαξα γνώμη')
  await site.owner`delete from private.attempts`
})

describe('somebody with two roles', () => {
  async function both() {
    const userId = await site.aUser()
    const mentor = await site.aMentor({ userId })
    const mentee = await site.aMentee({ userId, package: 'none' })
    const form = { _token: await tokenOf(userId), intent: 'visibility', about: 'Από την καρτέλα της mentee' }
    return { userId, mentor, mentee, email: await emailOf(userId), form }
  }

  test('who signs in at the form acts in the role of the form at once', async () => {
    const { email, form } = await both()
    const answer = await site.ask('/mentor/my-account/availability', { headers: origin, form })
    const ready = await send(formTo(answer, '/held'), { email, password })
    expect(ready.status).toBe(200)
    expect((await site.ask('/mentor/mentorships', { cookie: cookieIn(ready) })).status).toBe(200)
  })

  test.each([
    [
      'mentor',
      '/mentee/my-account',
      '/pages/miscellaneous/not-authorized?role=mentee&amp;redirectTo=%2Fmentee%2Fmy-account',
    ],
    ['mentee', '/admin/message-templates/new', '/pages/miscellaneous/not-authorized?role=admin'],
    [null, '/report/mentor/1', '/choose-profile'],
  ] as const)(
    'who acts as %s and sends a form to %s reads what she wrote, and where to go',
    async (role, path, way) => {
      const { userId, form } = await both()
      const cookie = await site.signIn(userId, role)
      const answer = await site.ask(path, { cookie, headers: origin, form })
      expect([answer.status, answer.to, answer.headers.get('cache-control')]).toEqual([403, '', 'no-store'])
      expect(answer.body).toContain(`href="${way}`)
      if (role !== null) expect(answer.body).toContain(form.about)
      expect(answer.body).not.toContain('data-send-at-once')
      for (const action of ['/held', path]) expect(formTo(answer, action)).toBeUndefined()
    },
  )
})

test('a form token of another session shows the form again, filled in', async () => {
  const her = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(her.userId, 'mentee')
  const form = { _token: 'of-another-session', intent: 'menteeProfile', about: 'Μένει εδώ' }
  const answer = await site.ask('/mentee/my-account?tab=profile', { cookie, headers: origin, form })
  expect(answer.status).toBe(403)
  expect(answer.body).toContain('Μένει εδώ')
  expect(formTo(answer, '/held')).toBeUndefined()
})

test('a file cannot be held: its name is told; a text that is too large is refused', async () => {
  const upload = (name: string, size: number) =>
    ['--b', 'Content-Disposition: form-data; name="note"', '', 'Για την πληρωμή', '--b']
      .concat(
        `Content-Disposition: form-data; name="proof"; filename="${name}"`,
        'Content-Type: image/png',
        '',
      )
      .concat('x'.repeat(size), '--b--', '')
      .join('\r\n')
  const post = (bytes: string) =>
    site.ask('/purchases/1/proof', {
      headers: origin,
      body: { type: 'multipart/form-data; boundary=b', bytes },
    })
  const answer = await post(upload('deposit.png', 2_000_000))
  expect(answer.status).toBe(401)
  expect(answer.body).toContain('«deposit.png»')
  expect(answer.body).toContain('Για την πληρωμή')
  expect(answer.body).not.toContain('xxxxxxxx')
  const long = await site.ask('/purchases/1/proof', { headers: origin, form: { note: 'x'.repeat(300_000) } })
  expect(long.status).toBe(413)
})

test('the address of a held form is one of our pages', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const email = await emailOf(userId)
  const form = { _token: await tokenOf(userId), about: 'Κείμενο' }
  const answer = await site.ask('/mentee/my-account', { headers: origin, form })
  for (const to of ['//evil.example/', 'https://evil.example/', 'javascript:alert(1)']) {
    const ready = await send(formTo(answer, '/held'), { email, password, to })
    expect(ready.status).toBe(200)
    expect(formsOf(ready.body).map(({ action }) => action)).toEqual(['/'])
  }
  expect((await send(formTo(answer, '/held'), { email, password, to: '/no-such-page' })).status).toBe(404)
  expect((await site.ask('/held')).status).toBe(404)
})

test('a browser that keeps no cookies is told so after a sign-in and a registration, without a loop', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const email = await emailOf(userId)
  const _token = await site.tokenOf('', '/login')
  const signedIn = await site.ask('/login', {
    headers: origin,
    form: { _token, email, password, redirectTo: '/purchases' },
  })
  expect([signedIn.status, signedIn.to]).toEqual([302, '/login/arrive?to=%2Fpurchases'])
  const told = await site.ask(signedIn.to)
  expect(told.status).toBe(200)
  expect(told.body).toContain('Ο browser σου δεν κρατά cookies')
  const kept = await site.ask(signedIn.to, { cookie: cookieIn(signedIn) })
  expect([kept.status, kept.to]).toEqual([302, '/purchases'])
})

test('so does the first step of an application, without a cookie back', async () => {
  const _token = await site.tokenOf('', '/mentor/register?step=1')
  const sent = await site.ask('/mentor/register?step=1', {
    headers: origin,
    form: { _token, email: 'no-cookies@test.example', password: 'μια ήσυχη θάλασσα' },
  })
  expect([sent.status, sent.to]).toEqual([302, '/login/arrive?to=%2Fmentor%2Fregister%3Fstep%3D2'])
  expect((await site.ask(sent.to)).body).toContain('Ο browser σου δεν κρατά cookies')
  const kept = await site.ask(sent.to, { cookie: cookieIn(sent, 'application') })
  expect([kept.status, kept.to]).toEqual([302, '/mentor/register?step=2'])
})
