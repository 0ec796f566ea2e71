import { resource } from '~/http/page.server'
import { publicOrigin } from '~/http/public-origin.server'

/** Search engines may read what visitors read. The longer address decides, so the two registrations stay allowed. */
const rules = `User-agent: *
Disallow: /admin/
Disallow: /mentee/
Disallow: /mentor/
Disallow: /checkout/
Disallow: /purchases
Disallow: /certificates/
Allow: /mentee/register
Allow: /mentor/register
Allow: /
`

export const loader = resource(async ({ request }) => {
  const text = `${rules}\nSitemap: ${publicOrigin(request)}/sitemap.xml\n`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
})
