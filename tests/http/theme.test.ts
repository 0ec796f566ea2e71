// The look that a visitor or member chooses, kept in a cookie: the page comes in it, also from the page cache.
import { expect, test, vi } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()
const lookOf = async (path: string, cookie = '') => {
  const { body, headers } = await site.ask(path, { cookie })
  return {
    theme: /<html[^>]*data-theme="(\w+)"/.exec(body)?.[1] ?? 'device',
    scheme: /<meta name="color-scheme" content="([\w ]+)"/.exec(body)?.[1],
    etag: headers.get('etag'),
  }
}
const choose = async (theme: string, cookie = '', path = '/faq') => {
  const form = formsOf((await site.ask(path, { cookie })).body).find(({ action }) => action === '/theme')!
  const answer = await site.ask('/theme', {
    cookie,
    headers: { origin: site.origin },
    form: [...form.fields.filter(([name]) => name !== 'theme'), ['theme', theme]],
  })
  return { ...answer, cookies: answer.headers.getSetCookie().join('\n') }
}

test('a visitor chooses a look in the footer; each look is cached as a page of its own', async () => {
  const chosen = await choose('dark')
  expect([chosen.status, chosen.to]).toEqual([302, '/faq'])
  expect(chosen.cookies).toMatch(/theme=dark; Max-Age=63072000/)
  await vi.waitUntil(async () => (await lookOf('/faq')).etag, { timeout: 20_000 })
  for (const _ of ['rendered', 'cached']) {
    const looks = await Promise.all(['', 'theme=light', 'theme=dark'].map((each) => lookOf('/faq', each)))
    expect(looks.map(({ theme }) => theme)).toEqual(['device', 'light', 'dark'])
    expect(looks.map(({ scheme }) => scheme)).toEqual(['light dark', 'light', 'dark'])
    expect(new Set(looks.map(({ etag }) => etag)).size).toBe(3)
  }
  expect((await lookOf('/faq', 'theme=purple')).theme).toBe('device')
  expect((await choose('device', 'theme=dark')).cookies).toMatch(/theme=; Max-Age=0/)
  expect((await choose('purple')).cookies).not.toContain('theme=')
})

test.each(['mentee', 'mentor', 'admin'] as const)(
  'a %s chooses it in the account, for this device',
  async (role) => {
    const people = { mentee: site.aMentee, mentor: site.aMentor, admin: site.anAdmin }
    const { userId } = await people[role]()
    const cookie = await site.signIn(userId, role)
    const page = `/${role}/my-account?tab=notifications`
    const chosen = await choose('light', cookie, page)
    expect([chosen.status, chosen.to]).toEqual([302, page])
    expect((await lookOf(page, `${cookie}; theme=light`)).theme).toBe('light')
    expect((await site.ask(page, { cookie })).body).toContain('Όπως η συσκευή')
  },
)
