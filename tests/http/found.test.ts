// How search engines and shared links see the public pages, and what a mentee is suggested.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const { ask, aMentor, aMentee, owner, signIn } = await openSite()

const metaOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
const thingsOf = (body: string) => {
  const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  return block ? (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'] : []
}
const typesOf = (body: string) => thingsOf(body).map((thing) => thing['@type'])

test('every public page has a description, a canonical URL without a query, and a picture', async () => {
  const paths = [
    '/',
    '/mentors',
    '/mentoring-packages',
    '/faq',
    '/faq/packages',
    '/privacy-policy',
    '/mentee/register',
  ]
  const descriptions = new Set<string>()
  for (const path of paths) {
    const { body } = await ask(`${path}?utm_source=x`)
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(body)?.[1]
    expect(body, path).toContain(`<link rel="canonical" href="${origin}${path}"`)
    expect(metaOf(body, 'og:image'), path).toBe(`${origin}/og.png`)
    expect(metaOf(body, 'og:title'), path).not.toBe('')
    descriptions.add(metaOf(body, 'description') ?? '')
  }
  expect(descriptions.size).toBe(paths.length)
  expect((await ask('/og.png')).status).toBe(200)
  expect(metaOf((await ask('/login')).body, 'description')).toBeUndefined()
  const english = (await ask('/mentors?lng=en')).body
  expect([metaOf(english, 'og:locale'), metaOf(english, 'description')]).toEqual([
    'en_GB',
    expect.stringContaining('Experienced women'),
  ])
})

test('structured data describe the organisation, packages with prices, questions and mentors', async () => {
  const mentor = await aMentor({ surname: 'Δομημένη', title: 'Χημικός </script><b>' })
  const [home, packages, faq, page] = await Promise.all(
    ['/', '/mentoring-packages', '/faq/packages', `/mentors/${mentor.id}`].map(
      async (path) => (await ask(path)).body,
    ),
  )
  expect(typesOf(home!)).toEqual(['Organization'])
  expect(typesOf(faq!)).toEqual(['FAQPage', 'BreadcrumbList'])
  const offers = thingsOf(packages!).map((product) => product.offers)
  expect(offers[0]).toMatchObject({ price: '62.00', priceCurrency: 'EUR' })
  expect(typesOf(page!)).toEqual(['ProfilePage', 'BreadcrumbList'])
  expect(thingsOf(page!)[0]!.mainEntity).toMatchObject({
    name: 'Άννα Δομημένη',
    jobTitle: 'Χημικός </script><b>',
  })
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
  for (const path of ['/mentoring-packages', '/mentee/register', '/faq/packages', `/mentors/${seen.id}`])
    expect(body).toContain(`${path}</loc>`)
  expect(body).not.toContain(`/mentors/${closed.id}</loc>`)
  expect((await ask('/sitemap.xml?part=9')).status).toBe(404)
})
