import * as reads from '~/db/generated/reads.server'
import { listPublicMentors } from '~/domain/mentors/mentors.server'
import { sitemapOf } from '~/domain/mentors/sitemap'
import { documentNames, documents } from '~/domain/texts/documents'
import { resource } from '~/http/page.server'
import { publicOrigin } from '~/http/public-origin.server'
import { pages } from '~/route-table'

const fixed = pages.filter(
  (page) => page.resource === 'public' && page.layout === 'horizontal' && !page.path.includes(':'),
)

/** The sitemap for search engines: public pages, public mentors. A large one is split by ?part=. */
export const loader = resource(async ({ request }) => {
  const [mentors, texts] = await Promise.all([listPublicMentors(), textsInForce()])
  const paths = [
    ...fixed.map(({ path }) => ({ path, changedOn: texts.get(path) })),
    ...['/mentee/register', '/mentor/register', '/news'].map((path) => ({ path })),
    ...mentors.map(({ mentorId, changedOn }) => ({ path: `/mentors/${mentorId}`, changedOn })),
  ]
  const part = new URL(request.url).searchParams.get('part')
  const map = sitemapOf(publicOrigin(request), paths, part)
  if (!map) return new Response(null, { status: 404 })
  return new Response(map, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
})

/** The pages of long texts, with the day from which what they say holds. */
async function textsInForce() {
  const found = documentNames.map(async (document) => {
    const version = await reads.documentVersion(null, { document, asked: null })
    return [documents[document].path as string, version?.holdsFrom] as const
  })
  return new Map(await Promise.all(found))
}
