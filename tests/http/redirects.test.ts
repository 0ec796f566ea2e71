// No link or form can redirect a user to another site.
import { hash } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
const evil = 'evil.example'

const payloads = [
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\/${evil}`,
  `\\\\${evil}`,
  `/\\/${evil}`,
  `/./\\${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/%2f${evil}`,
  `/%2F%2F${evil}`,
  `%2f%2f${evil}`,
  `/%5c${evil}`,
  `/%5C%5C${evil}`,
  `/%09/${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r/${evil}`,
  `/\r\n/${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
  `/\r\nLocation: https://${evil}`,
  `/\u0000/${evil}`,
  `/\u00a0/${evil}`,
  `/ /${evil}`,
  ` //${evil}`,
  `\t//${evil}`,
  `\n//${evil}`,
  `https://${evil}`,
  `http://${evil}`,
  `HTTPS://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `http:\\\\${evil}`,
  `ftp://${evil}`,
  `//${evil}@localhost`,
  `https://localhost@${evil}`,
  `https://localhost.${evil}`,
  `@${evil}`,
  `/@${evil}`,
  `.${evil}`,
  `javascript:alert(1)`,
  `JavaScript:alert(1)`,
  `java\nscript:alert(1)`,
  `/javascript:alert(1)`,
  `data:text/html,x`,
  `vbscript:x`,
  `blob:https://${evil}/x`,
  `file:///etc/passwd`,
  `mailto:a@${evil}`,
  `about:blank`,
  `//[::1]`,
  `//127.0.0.1:1`,
  `//0x7f000001`,
  `/\u2028/${evil}`,
  `／／${evil}`,
  `//${evil}/%2e%2e`,
  `/..\\..\\${evil}`,
  `?//${evil}`,
  `#//${evil}`,
  `${evil}`,
]

/** Returns the URL to which a browser goes from our page. */
const ownOrigin = (location: string) => new URL(location, `${site.origin}/login`).origin

const password = 'μια ήσυχη θάλασσα'
let email = ''
let both = 0
beforeAll(async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const [user] = await site.owner`
    insert into private.credentials (user_id, password_hash) values (${userId}, ${await hash(password)})
    returning (select email::text from data.users where id = ${userId}) as email`
  email = user!.email as string
  both = await site.aUser()
  await site.aMentor({ userId: both })
  await site.aMentee({ userId: both, package: 'none' })
})

test('there are at least sixty payloads', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(60))

async function sent(url: string, cookie: string, tokenPage: string, form: Record<string, string>) {
  const _token = await site.tokenOf(cookie, tokenPage)
  const answer = await site.ask(url, { cookie, headers: { origin: site.origin }, form: { _token, ...form } })
  expect(answer.status, `${JSON.stringify(form.redirectTo)} at ${url}: ${answer.body.slice(0, 200)}`).toBe(
    302,
  )
  return answer.headers.get('location')!
}

test.each(payloads.map((payload) => [JSON.stringify(payload), payload]))(
  '%s redirects to no other site',
  async (_, redirectTo) => {
    await site.owner`delete from private.attempts`
    const goals = [
      await sent('/login', '', '/login', { email, password, redirectTo }),
      await sent('/locale', '', '/login', { locale: 'gr', redirectTo }),
      await sent('/choose-profile', await site.signIn(both, null), '/choose-profile', {
        role: 'mentee',
        redirectTo,
      }),
      await sent('/switch-account', await site.signIn(both, 'mentor'), '/faq', {
        role: 'mentee',
        redirectTo,
      }),
    ]
    const arriving = `/login/arrive?to=${encodeURIComponent(redirectTo)}`
    goals.push((await site.ask(arriving, { cookie: 'session=ended' })).headers.get('location')!)
    for (const goal of goals) expect(ownOrigin(goal), goal).toBe(site.origin)
    // Pages that repeat the parameter in a link or a field repeat only a path of our site.
    for (const page of ['/login', '/', '/mentee/register', '/pages/miscellaneous/not-authorized']) {
      const { body } = await site.ask(`${page}?role=mentee&redirectTo=${encodeURIComponent(redirectTo)}`)
      const carried = [
        ...body.matchAll(/name="redirectTo" value="([^"]*)"/g),
        ...body.matchAll(/href="([^"]*)"/g),
      ].map((found) => found[1]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
      const astray = carried.filter((one) => !/^(mailto|tel):/.test(one) && ownOrigin(one) !== site.origin)
      expect(astray, page).toEqual([])
      const nested = carried
        .filter((one) => !one.startsWith(`${page}?`))
        .flatMap((one) => new URL(one, site.origin).searchParams.getAll('redirectTo'))
        .filter((one) => ownOrigin(one) !== site.origin)
      expect(nested, page).toEqual([])
    }
  },
)
