import { listContents } from '~/content/content.server'
import { listPublicMentorIds } from '~/domain/mentors/mentors.server'
import { pages } from '~/route-table'
import { publicOrigin } from '~/http/public-origin.server'
import { resource } from '~/http/resource.server'

const fixed = pages.filter(
  (page) => page.resource === 'public' && page.layout === 'horizontal' && !page.path.includes(':'),
)

/** The sitemap for search engines: public pages, topics of questions, public mentors. */
export const loader = resource(async ({ request }) => {
  const origin = publicOrigin(request)
  const paths = [
    ...fixed.map((page) => page.path),
    ...listContents('faq').map((name) => `/faq/${name}`),
    ...(await listPublicMentorIds()).map((id) => `/mentors/${id}`),
  ]
  const urls = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`)
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(map, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
})
