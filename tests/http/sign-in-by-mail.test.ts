// The link of a mail that signs in, as a browser and a program that checks mails open it.
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { cell } from '../support/rows'
import { openSite } from '../support/site'

const site = await openSite()
const { owner, ask } = site
const password = 'μια ήσυχη θάλασσα'
const passwordHash = await hash(password)

/** A request to a mentor whom its mail signs in, with the address of the link. */
async function aLinkedRequest() {
  const mentor = await site.aMentor({ name: 'Ελένη' })
  await owner`insert into private.credentials (user_id, password_hash) values (${mentor.userId}, ${passwordHash})`
  await owner`update data.users set email_confirmed_at = now() where id = ${mentor.userId}`
  const { id } = await site.aRequest({ mentor })
  const token = await cell<string>(owner`
    select content->>'signIn' from private.outbox where to_user_id = ${mentor.userId} and kind = 'request_received'`)
  return { id, mentor, link: `/sign-in?token=${token}` }
}
const press = async (path: string, cookie = '', answers: Record<string, string> = {}) => {
  const form = formsOf((await ask(path, { cookie })).body).find(({ fields }) =>
    fields.some(([name]) => ['token', 'currentPassword'].includes(name)),
  )!
  const kept = form.fields.filter(([name]) => !(name in answers))
  return ask(path, { cookie, headers: { origin: site.origin }, form: [...kept, ...Object.entries(answers)] })
}
const cookieOf = (answer: { headers: Headers }) =>
  /session=[^;]+/.exec(answer.headers.getSetCookie().join())![0]
const textOf = (body: string) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('opening it changes nothing; its button leads to the request, or to the answer that was chosen, and not a second time', async () => {
  const { id, link } = await aLinkedRequest()
  const late = formsOf((await ask(link)).body).find(({ fields }) =>
    fields.some(([name]) => name === 'token'),
  )!
  const before = await site.fingerprint()
  for (let n = 0; n < 3; n += 1) expect(textOf((await ask(link)).body)).toContain('Συνέχεια ως Ελένη')
  expect(await site.fingerprint()).toEqual(before)
  const signedIn = await press(`${link}&to=approve`, 'seen=1')
  expect(signedIn).toMatchObject({ status: 302, to: `/mentor/mentorships/requests/${id}/approve` })
  const cookie = cookieOf(signedIn)
  expect(signedIn.headers.getSetCookie().join()).not.toContain('device=')
  expect((await ask(signedIn.to, { cookie })).status).toBe(200)
  expect(textOf((await ask(link)).body)).toContain('Ο σύνδεσμος χρησιμοποιήθηκε ήδη')
  // The form of a tab that stayed open: to the page that says so.
  expect(await ask(link, { headers: { origin: site.origin }, form: late.fields })).toMatchObject({
    status: 302,
    to: link,
  })

  // Signed in as herself: straight to the thing. As somebody else: she reads so.
  expect(await ask(link, { cookie })).toMatchObject({ status: 302, to: `/mentor/mentorships#request-${id}` })
  const other = await site.signIn((await site.aMentee()).userId, 'mentee')
  expect(textOf((await ask(link, { cookie: other })).body)).toContain(
    'Ο σύνδεσμος είναι για άλλον λογαριασμό: Ελένη',
  )
})

test('such a session answers the request; every page of the account, of money and data asks for the password, after which it opens', async () => {
  const { id, link } = await aLinkedRequest()
  const cookie = cookieOf(await press(link, 'seen=1'))
  for (const page of [
    '/mentor/mentorships',
    `/mentor/mentorships/requests/${id}/reject`,
    '/mentors',
    `/report/request/${id}`,
  ])
    expect([page, (await ask(page, { cookie })).status]).toEqual([page, 200])
  for (const page of [
    '/mentor/my-account',
    '/mentor/my-account/profile',
    '/mentor/messages',
    '/my-data',
    '/erase-my-account',
    '/second-factor',
    '/mentee/register',
  ])
    expect([page, await ask(page, { cookie })]).toEqual([
      page,
      expect.objectContaining({ status: 302, to: `/enter-password?redirectTo=${encodeURIComponent(page)}` }),
    ])
  expect((await ask('/my-data/file', { cookie })).to).toBe('/my-data')
  expect((await ask('/api/client/mentor/profile', { cookie })).status).not.toBe(200)
  const _token = await site.tokenOf(cookie, '/mentor/mentorships')
  const switched = await ask('/switch-account', {
    cookie,
    headers: { origin: site.origin },
    form: { _token, role: 'mentee' },
  })
  expect(switched.status).toBe(403)

  const step = '/enter-password?redirectTo=%2Fmentor%2Fmy-account%2Fprofile'
  expect((await press(step, cookie, { currentPassword: 'άλλος κωδικός' })).status).toBe(422)
  expect(await press(step, cookie, { currentPassword: password })).toMatchObject({
    status: 302,
    to: '/mentor/my-account/profile',
  })
  expect((await ask('/mentor/my-account/profile', { cookie })).status).toBe(200)
})

test('after a password too, the page asked for names the role of who has several; else she chooses, with what waits', async () => {
  const { id, mentor } = await aLinkedRequest()
  await site.aMentee({ userId: mentor.userId, package: 'none' })
  const [{ email }] = await owner<
    [{ email: string }]
  >`select email from data.users where id = ${mentor.userId}`
  const logIn = async (redirectTo: string) => {
    const _token = await site.tokenOf('', '/login')
    const form = { _token, email, password, redirectTo }
    return ask('/login', { cookie: 'seen=1', headers: { origin: site.origin }, form })
  }
  for (const page of [`/mentor/mentorships/requests/${id}/approve`, '/purchases']) {
    const answer = await logIn(page)
    expect(answer).toMatchObject({ status: 302, to: page })
    const last = answer.headers
      .getSetCookie()
      .filter((each) => each.startsWith('session='))
      .at(-1)!
    expect((await ask(page, { cookie: last.split(';')[0] })).status).toBe(200)
  }
  const answer = await logIn('/faq')
  expect(answer.to).toBe('/choose-profile?redirectTo=%2Ffaq')
  expect(textOf((await ask('/choose-profile', { cookie: cookieOf(answer) })).body)).toContain(
    '1 αίτημα περιμένει',
  )
})
