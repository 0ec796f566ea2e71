import { addressIn, isTranslated } from '~/i18n/language-address'
import { defaultLanguage, languages } from '~/i18n/locale'

// Pages in a file, each with five addresses. The protocol allows more, but the page cache keeps these files.
const most = 1_000

/** A page, and the day of its last change where it is known. */
type Place = { path: string; changedOn?: string | null }

/**
 * A sitemap of paths, each with its address in every language. With more than fit into one file it is an index of parts,
 * and `part` names one of them, from 1 on; undefined for a part that does not exist.
 */
export function sitemapOf(origin: string, places: Place[], part: string | null, fit = most) {
  const parts = Math.ceil(places.length / fit)
  if (part === null && parts > 1) {
    const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap.xml?part=${index + 1}`)
    return documentOf(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`),
    )
  }
  const number = part === null ? 1 : Number(part)
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined
  const shown = places.slice((number - 1) * fit, number * fit)
  return documentOf(
    'urlset',
    shown.flatMap(({ path, changedOn }) => {
      const links = isTranslated(path) ? alternates(origin, path) : ''
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
      return (links ? languages : ([defaultLanguage] as const)).map(
        (language) =>
          `<url><loc>${new URL(addressIn(language, path), origin).href}</loc>${changed}${links}</url>`,
      )
    }),
  )
}

const documentOf = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${lines.join('')}</${root}>\n`

/** The same page in every language, and the Greek one for readers of any other. */
const alternates = (origin: string, path: string) =>
  [...languages.map((each) => [each, addressIn(each, path)] as const), ['x-default', path] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${new URL(address, origin).href}"/>`,
    )
    .join('')
