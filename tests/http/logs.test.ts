// Whatever users do, the log contains no e-mail address, password, token, phone number or text of anyone.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import { letters } from '../support/letters'

const lines: string[] = []
const site = await openSite({ LOG_LEVEL: 'trace', RATE_LIMITS: 'on' }, (line) => lines.push(line))

const mark = `zq${letters(randomBytes(4).toString('hex'))}`
const email = `${mark}@test.example`
const marks = [mark, '6917777777', 'συνθηματικόμυστικό', 'λέξειςμόνογιαεκείνη']
const [, phone, password, words] = marks as [string, string, string, string]

async function post(
  path: string,
  filled: Record<string, string>,
  cookie = '',
  find = (id: string) => id !== '',
) {
  const { body } = await site.ask(path, { cookie })
  const form = formsOf(body).find(({ id }) => find(id))!
  const own = form.fields.filter(([name]) => !(name in filled))
  return site.ask(form.action.startsWith('/') ? form.action : path, {
    cookie,
    headers: { origin: site.origin },
    form: [...own, ...Object.entries(filled)],
  })
}

test('the log contains no personal data', { timeout: 60_000 }, async () => {
  const who = {
    name: mark,
    surname: mark,
    'birthdate.day': '1',
    'birthdate.month': '1',
    'birthdate.year': '1990',
  }
  expect((await post('/mentee/register', { ...who, email, password, termsAccepted: 'on' })).status).toBe(302)
  expect((await post('/mentee/register', { ...who, email, password, termsAccepted: 'on' })).status).toBe(409)
  expect((await post('/login', { email, password: `${password}x` })).status).toBe(401)
  expect((await post('/login', { email, password })).status).toBe(302)
  expect((await post('/forgot-password', { email })).status).toBe(302)
  expect((await post('/mentor/register?step=1', { email: `new-${email}`, password })).status).toBe(302)
  const [user] = await site.owner<{ id: number }[]>`select id from data.users where email = ${email}`
  const [mail] =
    await site.owner`select content from private.outbox where kind = 'reset_password' and to_user_id = ${user!.id}`
  const token = String(mail!.content.token)
  await site.ask(`/reset-password?token=${token}&email=${email}`)
  expect((await post(`/reset-password?token=${token}`, { password: `${password} ξανά` })).status).toBe(302)

  const cookie = await site.signIn(user!.id, 'mentee')
  expect(
    (
      await post(
        '/mentee/my-account',
        { name: mark, surname: mark, phone, about: words },
        cookie,
        (id) => id === 'mentee-profile',
      )
    ).status,
  ).toBe(302)
  for (const path of [
    `/mentors?q=${mark}`,
    `/nothing/${mark}`,
    `/login?redirectTo=/${mark}`,
    `/?${mark}=${email}`,
  ])
    await site.ask(path, { cookie, headers: { 'user-agent': mark, referer: `${site.origin}/?${mark}` } })
  await site.ask(`/unsubscribe/${token}`, { form: { 'List-Unsubscribe': 'One-Click', email } })
  expect(
    (await site.ask('/locale', { cookie, headers: { origin: `https://${mark}.example` }, form: { email } }))
      .status,
  ).toBe(403)

  // A database error caused by a bug of ours quotes the row, with the user's text.
  await site.owner`alter table data.mentees add constraint a_fault check (length(about) < 3) not valid`
  expect(
    (
      await post(
        '/mentee/my-account',
        { name: mark, surname: mark, phone, about: `${words} και άλλα` },
        cookie,
        (id) => id === 'mentee-profile',
      )
    ).status,
  ).toBeGreaterThanOrEqual(400)
  await site.owner`drop function api.edit_mentee`
  const fault = await post(
    '/mentee/my-account',
    { name: mark, surname: mark, phone, about: words },
    cookie,
    (id) => id === 'mentee-profile',
  )
  expect(fault.status).toBe(500)
  expect(fault.body).not.toMatch(/edit_mentee|function/)

  // A log line may come a moment after its answer.
  await expect.poll(() => lines.some((line) => line.includes('"level":50'))).toBe(true)
  expect(lines.length).toBeGreaterThan(25)
  const secrets = [...marks, token, cookie.split('=')[1]!]
  // Paths outside our patterns: the user can write anything into them.
  expect(
    lines.filter(
      (line) => secrets.some((secret) => line.includes(secret)) && !line.includes(`/nothing/${mark}`),
    ),
  ).toEqual([])
})
