// The unsubscribe link of a mail: a GET changes nothing; the button on its page unsubscribes, and so does a mail
// program's one-click button.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()

/** A user with an optional mail, and the path of its link. */
async function aReader() {
  const userId = await site.aUser()
  await site.owner`select rules.queue_mail('test', 'request_sent', ${userId})`
  const [mail] = await site.owner`select content from private.outbox where to_user_id = ${userId}`
  return { userId, link: `/unsubscribe/${mail!.content.unsubscribe}` }
}

const isMuted = async (userId: number) =>
  (
    await site.owner`select from data.muted_notifications where user_id = ${userId} and notification = 'confirmations'`
  ).length === 1
const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }

test('GET and HEAD show what the link unsubscribes from, and change nothing', async () => {
  const { userId, link } = await aReader()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await site.ask(link, { method })
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  }
  expect(await isMuted(userId)).toBe(false)
})

test('a mail program’s one-click request without cookie and origin unsubscribes, without a redirect', async () => {
  const { userId, link } = await aReader()
  const answer = await site.ask(link, oneClick)
  expect([answer.status, answer.to, await isMuted(userId)]).toEqual([200, '', true])
  expect((await site.ask(link, oneClick)).status).toBe(200)

  const other = await aReader()
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(site.origin + other.link, { method: 'POST', body })).status).toBe(200)
  expect(await isMuted(other.userId)).toBe(true)
})

test('who is signed in to a suspended account still switches mails off, reads what is done with the data, and a guardian answers', async () => {
  const { userId, link } = await aReader()
  const cookie = await site.signIn(userId, null)
  await site.owner`update data.users set suspended_at = now() where id = ${userId}`
  expect((await site.ask('/cookies-policy', { cookie })).to).toBe('/suspended')
  for (const path of ['/privacy-policy', '/guardian?token=unknown', link])
    expect((await site.ask(path, { cookie })).status, path).toBe(200)
  expect((await site.ask(link, { cookie, form: {} })).status).toBeLessThan(400)
  expect(await isMuted(userId)).toBe(true)
})

test('a request from another site, in another encoding or with a wrong secret is refused', async () => {
  const { userId, link } = await aReader()
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]
  for (const headers of elsewhere) expect((await site.ask(link, { ...oneClick, headers })).status).toBe(403)
  for (const url of [
    `${link}.data`,
    `${link}/`,
    link.slice(0, -1),
    `${link}0`,
    `/x${link}`,
    link.toUpperCase(),
  ]) {
    expect([403, 404], url).toContain((await site.ask(url, oneClick)).status)
  }
  expect((await site.ask(`/unsubscribe/${'0'.repeat(64)}`, oneClick)).status).toBe(409)
  expect(await isMuted(userId)).toBe(false)
})
