// Sign-up for news without an account: a form, a mailed link that only a button confirms, and one click that ends it.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()
const page = '/news'

async function signUp(email: string, from?: string) {
  const shown = await site.ask(page, { from })
  const { fields } = formsOf(shown.body).find((form) => form.fields.some(([name]) => name === 'email'))!
  return site.ask(page, {
    from,
    headers: { origin: site.origin },
    form: [
      ...fields.filter(([name]) => name !== 'email' && name !== 'locale'),
      ['email', email],
      ['locale', 'en'],
    ],
  })
}
const mailTo = async (email: string) =>
  (
    await site.owner`select kind, locale, content from private.outbox where to_email = ${email} order by id desc`
  )[0]

test('a visitor signs up, confirms on the page of the link, and a mail program ends it with one click', async () => {
  const sent = await signUp('first@readers.example')
  expect([sent.status, sent.to]).toEqual([302, `${page}?sent`])
  expect((await site.ask(sent.to)).body).toContain('Δες τα e-mail σου')
  const mail = (await mailTo('first@readers.example'))!
  expect([mail.kind, mail.locale]).toEqual(['confirm_news', 'en'])

  const link = `/confirm-news?token=${mail.content.token}`
  const shown = await site.ask(link)
  expect([shown.status, shown.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  const confirmed = async () =>
    (
      await site.owner`select from data.news_subscribers where confirmed_at is not null and stopped_at is null`
    ).length
  expect(await confirmed()).toBe(0)
  const done = await site.ask(link, {
    headers: { origin: site.origin },
    form: formsOf(shown.body).find(({ fields }) => fields.some(([name]) => name === 'token'))!.fields,
  })
  expect([done.status, done.to, await confirmed()]).toEqual([302, '/', 1])
  expect((await site.ask(link)).body).toContain('Ο σύνδεσμος δεν ισχύει πια')

  await site.owner`select rules.queue_subscriber_mail('test', 'news', id, '{"subject": "x", "text": "y"}') from data.news_subscribers`
  const stop = `/unsubscribe/${(await mailTo('first@readers.example'))!.content.unsubscribe}`
  expect((await site.ask(stop)).body).toContain('Νέα του δικτύου')
  const stopped = await site.ask(stop, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([stopped.status, stopped.to, await confirmed()]).toEqual([200, '', 0])
})

test('the answer is the same for an address with an account; what is no address comes back filled in', async () => {
  const known = await site.aMentee({ package: 'none' })
  const [{ email }] = await site.owner<
    [{ email: string }]
  >`select email from data.users where id = ${known.userId}`
  const [one, other] = [
    await signUp(email, '127.0.0.7'),
    await signUp('unknown@readers.example', '127.0.0.8'),
  ]
  expect([one.status, one.to]).toEqual([other.status, other.to])
  const wrong = await signUp('no address', '127.0.0.9')
  expect([wrong.status, wrong.body.includes('value="no address"')]).toEqual([422, true])
})

test('a fourth sign-up of one address within an hour waits', async () => {
  const answers = []
  for (const n of [1, 2, 3, 4]) answers.push((await signUp('often@readers.example', `127.0.1.${n}`)).status)
  expect(answers).toEqual([302, 302, 302, 429])
})

test('a reader without an account erases the address, with its mails; an unknown one gets the same answer', async () => {
  const erase = async (email: string, from: string) => {
    const shown = await site.ask('/erase-my-address', { from })
    const { fields } = formsOf(shown.body).find((form) => form.fields.some(([name]) => name === 'email'))!
    return site.ask('/erase-my-address', {
      from,
      headers: { origin: site.origin },
      form: [...fields.filter(([name]) => name !== 'email'), ['email', email]],
    })
  }
  await signUp('leaves@readers.example', '127.0.1.7')
  expect(await mailTo('leaves@readers.example')).toBeDefined()
  const [known, unknown] = [
    await erase('Leaves@readers.example', '127.0.1.8'),
    await erase('nobody@readers.example', '127.0.1.9'),
  ]
  expect([known.status, known.to]).toEqual([302, '/erase-my-address?done'])
  expect([unknown.status, unknown.to]).toEqual([known.status, known.to])
  expect((await site.ask(known.to)).body).toContain('Αν είχαμε αυτή τη διεύθυνση')
  expect(await mailTo('leaves@readers.example')).toBeUndefined()
  expect(
    await site.owner`select from data.news_subscribers where email = 'leaves@readers.example'`,
  ).toHaveLength(0)
  expect(await site.owner`select from data.mails where to_email = 'leaves@readers.example'`).toHaveLength(0)
  expect((await erase('no address', '127.0.1.10')).status).toBe(422)
})
