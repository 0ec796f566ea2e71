import { listPublicMentorIds } from '~/domain/mentors/mentors.server'
import { sitemapOf } from '~/domain/mentors/sitemap'
import { resource } from '~/http/page.server'
import { publicOrigin } from '~/http/public-origin.server'
import { pages } from '~/route-table'

const fixed = pages.filter(
  (page) => page.resource === 'public' && page.layout === 'horizontal' && !page.path.includes(':'),
)

/** The sitemap for search engines: public pages, public mentors. A large one is split by ?part=. */
export const loader = resource(async ({ request }) => {
  const paths = [
    ...fixed.map((page) => page.path),
    '/mentee/register',
    '/mentor/register',
    '/news',
    ...(await listPublicMentorIds()).map((id) => `/mentors/${id}`),
  ]
  const part = new URL(request.url).searchParams.get('part')
  const map = sitemapOf(publicOrigin(request), paths, part)
  if (!map) return new Response(null, { status: 404 })
  return new Response(map, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
})
