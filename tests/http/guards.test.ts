// Every page of the route table with every kind of viewer: the guard does what the specification says, and a GET
// changes nothing.
import { beforeAll, describe, expect, test } from 'vitest'
import { abilitiesOf } from '~/viewer/abilities'
import type { Role } from '~/viewer/role'
import { openSite, type Answer } from '../support/site'
import { pages, urlOf, type Page } from '../support/route-paths'

const site = await openSite()

type Kind = {
  role: Role | null
  roles: Role[]
  signedIn: boolean
  applied: boolean
  cookie: string
  again?: () => Promise<string>
}
const kinds: Record<string, Kind> = {}

beforeAll(async () => {
  const both = await site.aUser()
  await site.aMentor({ userId: both })
  await site.aMentee({ userId: both, package: 'none' })
  const add = async (name: string, userId: number, role: Role | null, roles: Role[], life?: string) => {
    kinds[name] = {
      role: life ? null : role,
      roles,
      signedIn: !life,
      applied: name === 'applicant',
      cookie: await site.signIn(userId, role, life),
    }
  }
  const mentee = await site.aMentee({ package: 'none' })
  kinds.visitor = { role: null, roles: [], signedIn: false, applied: false, cookie: '' }
  await add('mentee', mentee.userId, 'mentee', ['mentee'])
  await add('mentor', (await site.aMentor()).userId, 'mentor', ['mentor'])
  await add('applicant', (await site.aMentor({ status: 'new' })).userId, 'mentor', ['mentor'])
  await add('admin', (await site.anAdmin()).userId, 'admin', ['admin'])
  await add('mentor and mentee, as mentor', both, 'mentor', ['mentor', 'mentee'])
  await add('mentor and mentee, no role chosen', both, null, ['mentor', 'mentee'])
  kinds['mentor and mentee, no role chosen']!.again = () => site.signIn(both, null)
  const former = (await site.anAdmin()).userId
  await site.owner`update data.admins set active = false where user_id = ${former}`
  await add('administrator no longer, without a profile', former, 'admin', [])
  Object.assign(kinds['administrator no longer, without a profile']!, {
    role: null,
    again: () => site.signIn(former, 'admin'),
  })
  await add('mentee whose session ended', mentee.userId, 'mentee', [], '-1 second')
  before = await site.fingerprint()
})

const landing = { mentor: '/mentor/mentorships', mentee: '/mentee/mentorships', admin: '/admin/dashboard' }

/** Returns where the guard redirects the viewer; null: nowhere, the page answers itself. */
function sentTo(page: Page, { role, roles, signedIn, applied }: Kind): string | null {
  if (page.layout === 'none') return null
  if (signedIn && !role) return sentWithoutRole(page, roles)
  // Only a user who has entered the password needs a code.
  if (page.path === '/login/code' && !role) return '/login'
  if (page.redirectIfSignedIn) return role ? landing[role] : null
  if (page.path === '/choose-profile') return role ? landing[role] : '/'
  if (page.resource === 'signed-in') return signedIn ? null : '/'
  // The applicant may still have to complete the application.
  if (page.resource === 'not-mentor' && applied) return null
  if (role && page.resource === `not-${role}`) return landing[role]
  if (abilitiesOf(role).has(page.resource) && !roles.some((held) => page.resource === `not-${held}`))
    return null
  return signedIn ? '/pages/miscellaneous/not-authorized' : '/'
}

/**
 * R29: a user without a role chooses one, or goes to a start page if there is none to choose. Any other page signs
 * the user out.
 */
function sentWithoutRole(page: Page, roles: Role[]) {
  const { resource, path, layout } = page
  if (['/choose-profile', '/held', '/login/arrive'].includes(path)) return null
  if (['/login', '/forgot-password'].includes(path)) return '/choose-profile'
  const beginning = [
    '/mentee/register',
    '/mentor/register',
    '/erase-my-account',
    '/my-data',
    '/terms-and-conditions',
    '/privacy-policy',
    '/mentoring-terms',
    '/coaching-terms',
  ]
  if (roles.length === 0 && beginning.includes(path)) return null
  // A link in a mail opens as for a visitor, after the user was signed out.
  return layout === 'full' && resource === 'public' ? urlOf(page) : '/login'
}

/** The headers that every answer has. */
function checkHeaders({ headers, status, body }: Answer, what: string) {
  const policy = headers.get('content-security-policy') ?? ''
  // An uploaded file gets the strictest policy.
  const parts = policy.startsWith("default-src 'none'; sandbox")
    ? []
    : ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'form-action ']
  for (const part of parts) expect(policy, what).toContain(part)
  expect(policy, what).not.toMatch(/script-src [^;]*('unsafe|'self'|\*|https?:(?!\/\/[^/;]+\/assets\/))/)
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('referrer-policy'), what).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin')
  expect(headers.get('permissions-policy'), what).toContain('camera=()')
  expect(headers.get('x-powered-by'), what).toBeNull()
  if (status >= 400)
    expect(body, what).not.toMatch(/postgres|relation "|constraint|node_modules|at \S+\.m?js:\d+/i)
}

/** A page whose address holds a secret is stored nowhere, and tells no site where it was. */
function checkSecrecy({ secretInAddress }: Page, { headers }: Answer, what: string) {
  if (!secretInAddress) return
  expect(headers.get('cache-control'), what).toBe('no-store')
  expect(headers.get('referrer-policy'), what).toBe('no-referrer')
}

/** The viewer's cookie; without a role, the previous page may have ended the session. */
const cookieOf = async ({ again, cookie }: Kind) => (again ? again() : cookie)

let before: Record<string, string>

const pathOf = (to: string) => new URL(to, site.origin).pathname

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test(`${page.redirectIfSignedIn ? 'only visitors' : page.resource}: everyone is let in or sent where she belongs`, async () => {
    for (const [name, kind] of Object.entries(kinds)) {
      const answer = await site.ask(urlOf(page), { cookie: await cookieOf(kind) })
      const expected = sentTo(page, kind)
      const what = `${name} on ${page.path}: ${answer.status} ${answer.to}`
      if (expected) expect([answer.status, pathOf(answer.to)], what).toEqual([302, expected])
      else if (page.path.startsWith('/pages/') || ['/error-404', '/admin/right-needed'].includes(page.path))
        expect([200, 403, 404, 500, 503], what).toContain(answer.status)
      // It only passes on.
      else if (page.path === '/login/arrive') expect([200, 302], what).toContain(answer.status)
      else if (page.layout !== 'none' && answer.status === 302) {
        expect(['/', '/login', '/choose-profile', '/pages/miscellaneous/not-authorized'], what).not.toContain(
          pathOf(answer.to),
        )
      } else
        expect(page.path.endsWith('/webhook') ? [405] : [200, 301, 302, 404], what).toContain(answer.status)
      checkHeaders(answer, what)
      checkSecrecy(page, answer, what)
      if (kind.signedIn && answer.headers.get('content-type')?.includes('html'))
        expect(answer.headers.get('cache-control'), what).toContain('no-store')
    }
  })
})

test('GET of any page changed nothing, for every kind of viewer', async () => {
  expect(await site.fingerprint()).toEqual(before)
})

test('R29 a user without a role who opens another page is signed out, told why, and can return to the page', async () => {
  const kind = kinds['mentor and mentee, no role chosen']!
  for (const path of ['/faq', '/purchases', '/mentors?country=GR']) {
    const cookie = await cookieOf(kind)
    expect((await site.ask('/choose-profile', { cookie })).status).toBe(200)
    const { to, headers } = await site.ask(path, { cookie })
    expect(to).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    expect(headers.getSetCookie().some((each) => /^session=;.*Max-Age=0/.test(each))).toBe(true)
    expect(headers.getSetCookie().some((each) => /^flash=[^;]*signedOutWithoutRole/.test(each))).toBe(true)
    expect((await site.ask('/choose-profile', { cookie })).to).toBe('/')
  }
})

test('an applicant who opens a mentor page is redirected to the state of the application', async () => {
  for (const page of pages.filter(
    ({ resource, path }) => resource === 'mentor' && !path.includes('my-account'),
  )) {
    const { status, to } = await site.ask(urlOf(page), { cookie: kinds.applicant!.cookie })
    expect([status, to], page.path).toEqual([302, '/mentor/application'])
  }
})

test('only a user who holds the page’s role is offered to switch to it', async () => {
  const offer = async (kind: string) =>
    /<(input|button)(?=[^>]* name="role")[^>]* value="mentee"/.test(
      (await site.ask('/pages/miscellaneous/not-authorized?role=mentee&redirectTo=/purchases', kinds[kind]))
        .body,
    )
  expect([
    await offer('mentor and mentee, as mentor'),
    await offer('mentor'),
    await offer('admin'),
    await offer('visitor'),
  ]).toEqual([true, false, false, false])
})

const unknown = [
  '/nothing',
  '/admin/nothing',
  '/mentor',
  '/mentee/',
  '/mentors/1/2',
  '/Ωμέγα',
  '/.env',
  '/wp-login.php',
  '/faq/a/b',
  '/pages/miscellaneous',
]

test.each(unknown)('unknown path %s redirects to the page for unknown paths', async (path) => {
  for (const cookie of ['', kinds.mentee!.cookie]) {
    const answer = await site.ask(path, { cookie })
    expect([answer.status, answer.to]).toEqual([302, '/error-404'])
    checkHeaders(answer, path)
  }
})

test('the page for unknown paths answers 404; files and refusals have the same headers as pages', async () => {
  expect((await site.ask('/error-404')).status).toBe(404)
  const { body } = await site.ask('/')
  const files = [...new Set([...body.matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]!))].slice(
    0,
    20,
  )
  expect(files.length).toBeGreaterThan(5)
  for (const path of [...files, '/favicon.svg', '/assets/nothing.js', '/healthz'])
    checkHeaders(await site.ask(path), path)
  checkHeaders(await site.ask('/', { method: 'PATCH' }), 'PATCH /')
})
