// How search engines and shared links see the public pages, and what a mentee is suggested.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const { ask, aMentor, aMentee, owner, signIn, tokenOf, origin } = await openSite({})

const metaOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]

test('every public page has a description, a canonical URL without a query, and a picture', async () => {
  const paths = [
    '/',
    '/mentors',
    '/mentoring-packages',
    '/faq',
    '/privacy-policy',
    '/mentee/register',
    '/login',
    '/forgot-password',
  ]
  const descriptions = new Set<string>()
  for (const path of paths) {
    const { body } = await ask(`${path}?utm_source=x`)
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(body)?.[1]
    expect(body, path).toContain(`<link rel="canonical" href="${origin}${path}"`)
    expect(metaOf(body, 'og:image'), path).toBe(`${origin}/og.png`)
    expect(metaOf(body, 'og:image:alt'), path).toBe('Θάλλω · mentoring &amp; coaching')
    expect(metaOf(body, 'og:title'), path).not.toBe('')
    descriptions.add(metaOf(body, 'description') ?? '')
  }
  expect(descriptions.size).toBe(paths.length)
  expect((await ask('/og.png')).status).toBe(200)
  const { body: other } = await ask('/erased')
  expect([metaOf(other, 'og:title'), other.includes('rel="canonical"')]).toEqual([undefined, false])
  expect(metaOf(other, 'description')).toMatch(/^Το δίκτυο/)
  const english = (await ask('/mentors?lng=en')).body
  expect([metaOf(english, 'og:locale'), metaOf(english, 'description')]).toEqual([
    'en_GB',
    expect.stringContaining('Experienced women'),
  ])
})

test('a shared link to a mentor shows her photo; without one, as every other page, the picture of the network', async () => {
  const mentor = await aMentor({ name: 'Φωτεινή', surname: 'Κοινόχρηστη', title: 'Διευθύντρια' })
  const imageOf = async () => metaOf((await ask(`/mentors/${mentor.id}`)).body, 'og:image')
  expect(await imageOf()).toBe(`${origin}/og.png`)
  const [{ id: photoId } = {}] = await owner`
    insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, 's', 'l', 'image/jpeg') returning id`
  await owner`update data.mentor_cards set photo_id = ${photoId as number} where mentor_id = ${mentor.id}`
  await expect.poll(imageOf, { timeout: 15_000 }).toBe(`${origin}/photos/${photoId}/large`)
  const { body } = await ask(`/mentors/${mentor.id}`)
  expect(metaOf(body, 'og:image:alt')).toBe('Φωτεινή Κοινόχρηστη, Διευθύντρια')
})

test('a mentee who told what she looks for sees mentors with reasons, without what only the team knows', async () => {
  const [mentor, other, mentee] = await Promise.all([aMentor({ surname: 'Ταιριαστή' }), aMentor(), aMentee()])
  await owner`update data.mentor_cards set topic_ids = '{2,3}', country = 'GR' where mentor_id = ${mentor.id}`
  await owner`update data.mentor_cards set topic_ids = '{}', country = 'GR' where mentor_id = ${other.id}`
  const cookie = await signIn(mentee.userId, 'mentee')
  const suggested = async () => {
    const { body } = await ask('/mentee/mentorships', { cookie })
    return /<section[^>]*id="suggested".*?<\/section>/s.exec(body)?.[0] ?? body
  }
  expect(await suggested()).toContain('Πες μας τι αναζητάς')
  await owner`update data.mentees set topic_ids = '{2,3}', industry_id = null where id = ${mentee.id}`
  const shown = await suggested()
  expect(shown).toContain(`/mentors/${mentor.id}"`)
  expect(shown).toContain('Κοινά θέματα')
  expect(shown).not.toContain(`/mentors/${other.id}"`)
})

test('the sitemap names public pages and public mentors only', async () => {
  const [seen, closed] = await Promise.all([aMentor(), aMentor({ status: 'inactive' })])
  const { body, status } = await ask('/sitemap.xml')
  expect(status).toBe(200)
  for (const path of ['/mentoring-packages', '/mentee/register', '/faq', `/mentors/${seen.id}`])
    expect(body).toContain(`${path}</loc>`)
  expect(body).not.toContain(`/mentors/${closed.id}</loc>`)
  expect((await ask('/sitemap.xml?part=9')).status).toBe(404)
})

test('the sitemap says when a text or a mentor’s page last changed', async () => {
  const mentor = await aMentor()
  const changedOn = async (path: string) => {
    const { body } = await ask('/sitemap.xml')
    return new RegExp(`[^>]${path}</loc><lastmod>([\\d-]+)<`).exec(body)?.[1]
  }
  const [today] = await owner`select rules.local_date()::text as day`
  const [terms] =
    await owner`select max(holds_from)::text as day from data.document_versions where document = 'terms'`
  expect(await changedOn('/terms-and-conditions')).toBe(terms!.day)
  await owner`
    insert into data.history (subject, subject_id, event, actor, at)
    values ('mentors', ${mentor.id}, 'edited', 'admin', now() - interval '2 years')`
  await owner`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
    values (${mentor.id}, 'Εύη Παύλου', '2026-01-02', 'Με βοήθησε.', now())`
  await expect.poll(() => changedOn(`/mentors/${mentor.id}`)).toBe(today!.day)
})

test('a later page of the list says which it is and is its own canonical page, in every language; a filter alone makes no other page', async () => {
  await Promise.all(Array.from({ length: 13 }, () => aMentor()))
  const linksOf = (body: string) =>
    new Map(
      [...body.matchAll(/<link rel="(?:canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]*)"/gi)].map(
        ([, language = 'canonical', href]) => [
          language,
          href!.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
        ],
      ),
    )
  const { body: first } = await ask('/mentors?isMentor=1')
  expect(linksOf(first).get('canonical')).toBe('/mentors')
  const next = /rel="next"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*rel="next"/.exec(
    (await ask('/mentors')).body,
  )!
  const path = (next[1] ?? next[2])!.replaceAll('&amp;', '&')
  expect(path).toMatch(/^\/mentors\?after=.*page=2/)
  const second = (await ask(path)).body
  expect(second).toMatch(/Σελίδα 2/)
  expect(/<title>([^<]*)/.exec(second)![1]).toMatch(/σελίδα 2/i)
  const links = linksOf((await ask(`/de${path}&utm_source=x`)).body)
  expect(links.get('canonical')).toBe(`/de${path}`)
  expect(links.get('en')).toBe(`/en${path}`)
  expect(links.get('x-default')).toBe(path)
})

test.each([
  ['/faq/', '/faq'],
  ['/MENTORS?page=1', '/mentors?page=1'],
  ['/en/', '/en'],
  ['/de/Mentors/', '/de/mentors'],
])('%s is no second address of a page: it leads to %s for good', async (path, to) => {
  const answer = await ask(path)
  expect([answer.status, answer.to]).toEqual([301, to])
})

test('a public page has an address in each language, and names them all', async () => {
  const mentor = await aMentor({ surname: 'Πολύγλωττη' })
  for (const path of ['', '/mentors', `/mentors/${mentor.id}`, '/faq', '/privacy-policy']) {
    const pages = await Promise.all(
      ['', '/en', '/de', '/fr', '/pt'].map((prefix) => ask(prefix + path || '/')),
    )
    expect(
      pages.map(({ body }) => /<html lang="(\w+)"/.exec(body)?.[1]),
      path,
    ).toEqual(['el', 'en', 'de', 'fr', 'pt'])
    const [greek, english] = pages as [(typeof pages)[0], (typeof pages)[0]]
    const alternates = (body: string) => body.match(/<link rel="alternate" hrefLang="[^>]*>/gi)
    expect(alternates(english.body)).toHaveLength(6)
    expect(alternates(english.body)).toEqual(alternates(greek.body))
    expect(english.body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*//[^/"]+/en${path}"`))
    // Links stay in the language; a sign-in leads out of it.
    expect(english.body).toContain('href="/en/mentoring-packages"')
    expect(english.body).not.toContain('href="/mentoring-packages"')
    expect(greek.body).toContain('href="/mentoring-packages"')
  }
  const { body } = await ask('/sitemap.xml')
  expect(body).toContain(`/en/mentors/${mentor.id}</loc>`)
  expect(body).toMatch(/hreflang="pt" href="[^"]+\/pt\/faq"/)
})

test('the address decides the language before the cookie, and each address is cached for itself', async () => {
  const [english, german] = await Promise.all([
    ask('/en/faq', { cookie: 'locale=de' }),
    ask('/de/faq', { cookie: 'locale=de' }),
  ])
  expect([english, german].map(({ body }) => /<html lang="(\w+)"/.exec(body)?.[1])).toEqual(['en', 'de'])
  const again = await ask('/en/faq')
  expect(again.headers.get('etag')).toBe(english.headers.get('etag'))
  expect(again.headers.get('etag')).not.toBe(german.headers.get('etag'))
})

test('other pages have no language in their address: a redirect keeps it in the cookie', async () => {
  const away = async (path: string, more = {}) => {
    const { status, to, headers } = await ask(path, more)
    return [status, to, /^locale=(\w+)/.exec(headers.get('set-cookie') ?? '')?.[1]]
  }
  expect(await away('/en/login?redirectTo=%2Fpurchases')).toEqual([
    302,
    '/login?redirectTo=%2Fpurchases',
    'en',
  ])
  expect(await away('/pt/admin/dashboard')).toEqual([302, '/admin/dashboard', 'pt'])
  const cookie = await signIn((await aMentee()).userId, 'mentee')
  expect(await away('/en/mentors?isCoach=1', { cookie })).toEqual([302, '/mentors?isCoach=1', undefined])
  const { status } = await ask('/en/login', { headers: { origin }, form: { email: 'x' } })
  expect(status).toBe(307)
})

test.each([
  '/en//evil.example',
  '/en/\\evil.example',
  '/en/%2f%2fevil.example',
  '/en/..//evil.example',
  '/en/nothing',
  '/en/en/mentors',
  '/gr/mentors',
])('%s leads nowhere else', async (path) => {
  const { to } = await ask(path)
  expect(to).toMatch(/^(\/en)?\/error-404$/)
})

test('another site, or a fetch ahead, chooses no language for the browser: only the page has it', async () => {
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ]) {
    const headers = { [name!]: value! }
    const { status, to, headers: answered } = await ask('/de/login?redirectTo=%2Ffaq', { headers })
    expect([status, to, answered.get('set-cookie')]).toEqual([302, '/login?lng=de&redirectTo=%2Ffaq', null])
  }
})

test('a visitor who chooses a language stays on the page, at its address in that language', async () => {
  const choose = async (redirectTo: string, locale: string) => {
    const { body } = await ask('/faq')
    const _token = body.match(/name="_token" value="([\w-]+)"/)![1]!
    const sent = await ask('/locale', { headers: { origin }, form: { _token, locale, redirectTo } })
    return sent.to
  }
  expect(await choose('/mentors?isCoach=1&lng=fr', 'de')).toBe('/de/mentors?isCoach=1')
  expect(await choose('/', 'en')).toBe('/en')
  expect(await choose('/mentors', 'gr')).toBe('/mentors')
  expect(await choose('/login', 'en')).toBe('/login')
})

test('a mentor’s name is in Latin letters on pages in other languages', async () => {
  const mentor = await aMentor({ surname: 'Χατζηευσταθίου' })
  await owner`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
    values (${mentor.id}, 'Εύη Παύλου', '2026-01-02', 'Με βοήθησε.', now())`
  const [greek, german] = await Promise.all(['', '/de'].map((each) => ask(`${each}/mentors/${mentor.id}`)))
  expect(greek!.body).toContain('Άννα Χατζηευσταθίου')
  expect(german!.body).not.toContain('Χατζηευσταθίου')
  for (const path of [`/en/mentors/${mentor.id}`, '/en'])
    expect((await ask(path)).body, path).toContain('Evi Pavlou')
  expect(metaOf(german!.body, 'og:title')).toContain('Anna Chatziefstathiou')
  for (const q of ['Chatziefstathiou', 'Χατζηευσταθίου'])
    expect((await ask(`/en/mentors?q=${q}`)).body, q).toContain('Anna Chatziefstathiou')

  // The own spelling, from the form of the account.
  const cookie = await signIn(mentor.userId, 'mentor')
  const account = '/mentor/my-account?tab=notifications'
  const save = async (latinName: string) =>
    ask(account, {
      cookie,
      headers: { origin },
      form: { _token: await tokenOf(cookie, account), intent: 'preferences', locale: 'gr', latinName },
    })
  const refused = await save('Maria Callas')
  expect([refused.status, refused.body.includes('value="Maria Callas"')]).toEqual([422, true])
  expect((await save('Anna Hatziefstathiou')).status).toBe(302)
  for (const path of [`/en/mentors/${mentor.id}`, '/en/mentors?q=Hatziefstathiou', '/en'])
    expect((await ask(path)).body, path).toContain('Anna Hatziefstathiou')
  expect((await ask(`/mentors/${mentor.id}`)).body).not.toContain('Anna Hatziefstathiou')
})

test('the mentor and the package that a visitor chose stay on the way to the order, in every language', async () => {
  const [mentor, mentee] = await Promise.all([aMentor(), aMentee({ package: 'none' })])
  const linksOf = (body: string) =>
    [...body.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&'))
  for (const prefix of ['', '/en']) {
    const profile = linksOf((await ask(`${prefix}/mentors/${mentor.id}`)).body)
    expect(profile).toContain(`${prefix}/mentee/register?redirectTo=%2Fmentors%2F${mentor.id}`)
    const chosen = linksOf((await ask(`${prefix}/mentoring-packages?mentor=${mentor.id}`)).body).find((to) =>
      to.startsWith(`${prefix}/mentee/register?redirectTo=%2Fcheckout`),
    )!
    const checkout = new URL(chosen, origin).searchParams.get('redirectTo')!
    expect(checkout).toMatch(new RegExp(`^/checkout/\\d+\\?mentor=${mentor.id}$`))
    const asked = await ask(chosen)
    const form = asked.to ? await ask(asked.to) : asked
    expect(form.body).toMatch(new RegExp(`name="redirectTo"[^>]*value="${checkout.replace('?', '[?]')}"`))
    const cookie = await signIn(mentee.userId, 'mentee')
    expect((await ask(checkout, { cookie })).status).toBe(200)
    const own = linksOf((await ask(`/mentors/${mentor.id}`, { cookie })).body)
    expect(own).toContain(`/mentoring-packages?mentor=${mentor.id}`)
  }
})

test('robots.txt allows the two registration pages and disallows pages for signed-in users', async () => {
  const { body } = await ask('/robots.txt')
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  const rules = [...body.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, path = '']) => ({
    rule,
    path,
  }))
  // RFC 9309: the longest matching path decides.
  const open = (path: string) =>
    rules
      .filter((each) => path.startsWith(each.path))
      .sort((one, other) => other.path.length - one.path.length)[0]?.rule !== 'Disallow'
  expect(['/', '/mentors/1', '/mentee/register', '/mentor/register', '/faq'].filter(open)).toHaveLength(5)
  expect(
    ['/mentee/my-account', '/mentor/mentorships', '/admin/dashboard', '/purchases/1', '/checkout/1'].filter(
      open,
    ),
  ).toEqual([])
})
