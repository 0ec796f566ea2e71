// The protocol allows 50,000 addresses in a file.
const most = 45_000

/**
 * A sitemap of paths. With more than fit into one file it is an index of parts, and `part` names one of them, from 1 on;
 * undefined for a part that does not exist.
 */
export function sitemapOf(origin: string, paths: string[], part: string | null, fit = most) {
  const parts = Math.ceil(paths.length / fit)
  if (part === null && parts > 1) {
    const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap.xml?part=${index + 1}`)
    return documentOf(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`),
    )
  }
  const number = part === null ? 1 : Number(part)
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined
  const shown = paths.slice((number - 1) * fit, number * fit)
  return documentOf(
    'urlset',
    shown.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`),
  )
}

const documentOf = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</${root}>\n`
