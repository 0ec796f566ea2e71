// Only our own forms, opened by the user who sends them, change anything. For GET see tests/http/guards.test.ts, which opens every page.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '~/viewer/role'
import { openSite, type Answer } from '../support/site'
import { pages, pagesWithAction, urlOf, type Page } from '../support/route-paths'
import { cell } from '../support/rows'

const site = await openSite()
const cookies: Record<Role | 'none' | 'unchosen', string> = {
  mentor: '',
  mentee: '',
  admin: '',
  none: '',
  unchosen: '',
}

beforeAll(async () => {
  const both = await site.aUser()
  await site.aMentor({ userId: both })
  await site.aMentee({ userId: both })
  cookies.mentor = await site.signIn((await site.aMentor()).userId, 'mentor')
  cookies.mentee = await site.signIn((await site.aMentee()).userId, 'mentee')
  cookies.admin = await site.signIn((await site.anAdmin()).userId, 'admin')
  cookies.unchosen = await site.signIn(both, null)
  rows = await site.fingerprint()
})

/** A hash of each table's rows before the test. */
let rows: Record<string, string>

/** The roles that may send the forms of a page. */
function senderOf({ path, resource }: Page) {
  if (path === '/choose-profile') return cookies.unchosen
  if (resource === 'mentor' || resource === 'mentee' || resource === 'admin') return cookies[resource]
  return resource === 'signed-in' || path === '/mentors/:mentorId' ? cookies.mentee : cookies.none
}

/** Whether an answer redirects to the page itself, or to a parent or child path. */
function nearby(page: Page, { to, body }: Answer) {
  const goal = to.split('?')[0] || body.match(/"(\/[^"?]*)[^"]*"/)?.[1] || '/'
  return goal !== '/' && (goal.startsWith(urlOf(page)) || urlOf(page).startsWith(goal))
}

const shapes = [(url: string) => url, (url: string) => `${url}?_data=routes%2Fx`]
const senders: [string, () => Record<string, string>][] = [
  ['no origin', () => ({})],
  ['a foreign origin', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
  [
    'a foreign origin with a forged host',
    () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
  ],
  ['an origin that hides', () => ({ origin: 'null' })],
  ['our origin, but no token', () => ({ origin: site.origin })],
]

describe.each(pagesWithAction.map((page) => [page.path, page] as const))('a form for %s', (_, page) => {
  test('is refused in every encoding without our origin and its token, and changes nothing', async () => {
    const before = rows
    const own = senderOf(page)
    const others = [cookies.none, cookies.mentee].filter((cookie) => cookie !== own)
    const [first, ...moreShapes] = shapes.map((shape) => shape(urlOf(page)))
    // The hard suite sends every shape from every origin in every role.
    const forged = [
      ...senders.map((sender) => [first!, own, sender] as const),
      ...moreShapes.flatMap((url) => senders.slice(0, 2).map((sender) => [url, own, sender] as const)),
      // Whoever may not open the page is refused before the form's encoding and origin matter.
      ...others.map((cookie) => [first!, cookie, senders[0]!] as const),
    ]
    for (const [url, cookie, [from, headers]] of forged) {
      const answer = await site.ask(url, {
        cookie,
        headers: headers(),
        form: { role: 'mentor', choice: 'all', locale: 'en', intent: 'x' },
      })
      // The guard redirects users without access. A refused form may redirect to its own page.
      const ledAway =
        answer.status === 302 &&
        // Whose profile is complete, who has accepted everything or signed in with the password is led home.
        (cookie !== own ||
          nearby(page, answer) ||
          ['/complete-profile', '/enter-password', '/new-terms', '/mentee/guardian'].includes(page.path))
      if (!ledAway)
        expect(
          [400, 403, 404, 405, ...(page.path.startsWith('/unsubscribe/') ? [409] : [])],
          `${url} from ${from}: ${answer.status} ${answer.to}`,
        ).toContain(answer.status)
      expect(
        answer.headers.getSetCookie().filter((one) => !one.startsWith('flash=;')),
        url,
      ).toEqual([])
    }
    rows = await site.fingerprint()
    expect(rows).toEqual(before)
  })
})

test('a form sent as text, as JSON or without a content type is refused', async () => {
  for (const type of ['text/plain', 'application/json', '']) {
    const answer = await fetch(`${site.origin}/locale`, {
      method: 'POST',
      headers: { origin: site.origin, ...(type && { 'content-type': type }) },
      body: new Blob(['locale=en']),
    })
    expect([400, 403, 411, 415], `${type}: ${answer.status}`).toContain(answer.status)
  }
})

test('HEAD of any page changes nothing, in every role', { timeout: 240_000 }, async () => {
  const before = await site.fingerprint()
  for (const page of pages)
    await Promise.all(
      Object.values(cookies).map((cookie) => site.ask(urlOf(page), { method: 'HEAD', cookie })),
    )
  expect(await site.fingerprint()).toEqual(before)
})

describe('roles', () => {
  const all: Role[] = ['mentor', 'mentee', 'admin']
  const sets = [1, 2, 3, 4, 5, 6, 7].map((bits) => all.filter((_, at) => bits & (1 << at)))
  const current = sets.flatMap((held) =>
    [null, ...held].map((role) => [held.join(' + '), role ?? 'none yet', held, role] as const),
  )

  test.each(current)(
    'a user who is %s, acting as %s, can switch only to her own roles',
    async (_, __, held, role) => {
      const userId = await site.aUser()
      if (held.includes('mentor')) await site.aMentor({ userId })
      if (held.includes('mentee')) await site.aMentee({ userId, package: 'none' })
      if (held.includes('admin')) await site.anAdmin({ userId })
      for (const target of all) {
        const cookie = await site.signIn(userId, role)
        const _token = await site.tokenOf(cookie, role ? '/faq' : '/choose-profile')
        const url = role ? '/switch-account' : '/choose-profile'
        const answer = await site.ask(url, {
          cookie,
          headers: { origin: site.origin },
          form: { _token, role: target },
        })
        const next = answer.headers
          .getSetCookie()
          .find((one) => one.startsWith('session='))
          ?.split(';')[0]
        const becomes = held.includes(target) && target !== role
        expect([Boolean(next), answer.status === 302], `${target}: ${answer.status}`).toEqual([
          becomes,
          becomes || target === role,
        ])
        if (next)
          expect((await site.ask('/admin/dashboard', { cookie: next })).status).toBe(
            target === 'admin' ? 200 : 302,
          )
        if (next)
          expect(
            (await site.ask('/admin/dashboard', { cookie })).to,
            'the old cookie is worth nothing',
          ).toMatch(/^\/\?redirectTo=/)
      }
    },
  )

  test('a form opened as an admin and sent after switching the role is refused', async () => {
    const userId = await site.aUser()
    await site.anAdmin({ userId })
    await site.aMentee({ userId, package: 'none' })
    const ordered = await site.aMentee({ package: 'awaiting_payment' })
    const url = `/admin/purchased-subscriptions/${ordered.purchaseId}/mark-as-paid`
    const asAdmin = await site.signIn(userId, 'admin')
    const _token = await site.tokenOf(asAdmin, url)
    const headers = { origin: site.origin }
    const switched = await site.ask('/switch-account', {
      cookie: asAdmin,
      headers,
      form: { _token, role: 'mentee' },
    })
    const asMentee = switched.headers
      .getSetCookie()
      .find((one) => one.startsWith('session='))!
      .split(';')[0]!
    for (const cookie of [asAdmin, asMentee]) {
      const answer = await site.ask(url, { cookie, headers, form: { _token } })
      // The first is nobody's any more; the second is not an admin's.
      expect(answer.status).toBe(cookie === asAdmin ? 401 : 403)
    }
    const stale = await site.ask('/locale', { cookie: asMentee, headers, form: { _token, locale: 'en' } })
    expect(stale.status).toBe(403)
    expect(
      await cell(site.owner`select paid_at from data.purchases where id = ${ordered.purchaseId}`),
    ).toBeNull()
  })

  test('once an admin’s role is removed, no read succeeds', async () => {
    const { userId } = await site.anAdmin()
    const cookie = await site.signIn(userId, 'admin')
    for (let round = 0; round < 20; round++) {
      await site.owner`update data.admins set active = true where user_id = ${userId}`
      await site.owner`update private.sessions set role = 'admin' where user_id = ${userId}`
      const during = Array.from({ length: 3 }, () => site.ask('/admin/mentorships', { cookie }))
      await site.owner`update data.admins set active = false where user_id = ${userId}`
      const after = await site.ask('/admin/mentorships', { cookie })
      expect(after.status).toBe(302)
      await Promise.all(during)
    }
  })
})
