import { addressIn, isTranslated } from '~/i18n/language-address'
import { defaultLanguage, languages } from '~/i18n/locale'

// Pages in a file, each with five addresses. The protocol allows more, but the page cache keeps these files.
const most = 1_000

/**
 * A sitemap of paths, each with its address in every language. With more than fit into one file it is an index of parts,
 * and `part` names one of them, from 1 on; undefined for a part that does not exist.
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
    shown.flatMap((path) => {
      const links = isTranslated(path) ? alternates(origin, path) : ''
      return (links ? languages : ([defaultLanguage] as const)).map(
        (language) => `<url><loc>${new URL(addressIn(language, path), origin).href}</loc>${links}</url>`,
      )
    }),
  )
}

const documentOf = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${lines.join('')}</${root}>\n`

/** The same page in every language. */
const alternates = (origin: string, path: string) =>
  languages
    .map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each}" href="${new URL(addressIn(each, path), origin).href}"/>`,
    )
    .join('')
