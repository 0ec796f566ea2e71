// The language stands in the address of public pages: /en/mentors. Greek pages have no prefix. See
// docs/decisions/0050-languages-in-the-address.md.
import { matchPath } from '@remix-run/react'
import { defaultLanguage, languages, type Language } from './locale'

const withPrefix = languages.filter((language) => language !== defaultLanguage)
const prefix = new RegExp(`^/(${withPrefix.join('|')})(?=/|$)`)
/** The pages that are only read, and what leads to them, by their patterns. */
export const translated = [
  '/',
  '/mentors',
  '/mentors/:mentorId',
  '/mentoring-packages',
  '/faq',
  '/faq/:category',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/mentoring-terms',
  '/coaching-terms',
  '/accessibility',
]

/** The addresses of these pages in every language, as URL patterns. */
export const translatedAddresses = translated.flatMap((page) => [
  page,
  `/:language(${withPrefix.join('|')})${page === '/' ? '' : page}`,
])

/** Splits the language off a path: `/en/mentors` is `/mentors` in `en`. No language for a path without prefix. */
export function splitLanguage(pathname: string): { language?: Language; path: string } {
  const [found, language] = prefix.exec(pathname) ?? []
  if (!found) return { path: pathname }
  const rest = pathname.slice(found.length)
  return { language: language as Language, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The path of a page, without its language. */
export const pageOf = (pathname: string) => splitLanguage(pathname).path

/** Whether a page has an address in each language; takes its path without language. */
export const isTranslated = (path: string) => translated.some((pattern) => matchPath(pattern, path))

/** The address of a translated page in a language; takes its path without language. */
export function addressIn(language: Language, path: string) {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
