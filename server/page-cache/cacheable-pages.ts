// Which pages and calls are cached, and what makes two requests the same: the path, the query parameters that the page
// knows, the language, and the theme that was chosen. Nothing else of a request reaches a cached page.
import type { Request } from 'express'
import { cookieName } from '~/cookies.server'
import { MentorFilters } from '~/domain/mentors/filters'
import { splitLanguage } from '~/i18n/language-address'
import { toTheme, type Theme } from '~/http/theme'
import { toLanguage, defaultLanguage, type Language } from '~/i18n/locale'

/** topic: the page shows mentors. Every page depends on packages and lists. */
type Kind = { query?: string[]; topic?: 'mentors'; showsCookieChoice?: true }

/** The cached pages, each with the query parameters it knows. */
export const cacheablePages: Record<string, Kind> = {
  '/': { query: ['redirectTo'], topic: 'mentors' },
  '/mentors': {
    query: [...Object.keys(MentorFilters.shape), 'seek', 'free', 'after', 'before', 'page'],
    topic: 'mentors',
  },
  // A mentor's page also shows similar mentors, so every change of a mentor drops it.
  '/mentors/:id': { query: ['kind', 'return_to'], topic: 'mentors' },
  '/mentoring-packages': { query: ['mentor'] },
  '/faq': { query: ['q', 'open'] },
  '/terms-and-conditions': { query: ['version'] },
  '/privacy-policy': { query: ['version'] },
  '/cookies-policy': { query: ['version'], showsCookieChoice: true },
  '/mentoring-terms': { query: ['version'] },
  '/coaching-terms': { query: ['version'] },
  '/accessibility': { query: ['version'] },
  '/login': { query: ['redirectTo'], topic: 'mentors' },
  '/forgot-password': { query: ['sent'] },
  '/mentee/register': { query: ['redirectTo'], topic: 'mentors' },
  '/sitemap.xml': { query: ['part'], topic: 'mentors' },
}

export type CacheablePage = {
  /** Path and query with which the page is rendered. */
  path: string
  language: Language
  /** The chosen theme; without one the page follows the device. */
  theme?: Theme
  /** Which notifications drop the page, beside those that drop every page. */
  topic?: string
}

// Characters.
const maxQueryLength = 500

const themeIn = new RegExp(`(?:^|;\\s*)${cookieName('theme')}=([a-z]{4,5})(?:;|\\s|$)`)
const localeIn = new RegExp(`(?:^|;\\s*)${cookieName('locale')}=([a-z]{2})(?:;|\\s|$)`)

/** The cacheable page or call that a visitor asks for; undefined for others, and with a session or a flash message. */
export function cacheablePageOf(
  { method, originalUrl, headers }: Pick<Request, 'method' | 'originalUrl' | 'headers'>,
  cachedCall: (path: string) => string[] | undefined,
): CacheablePage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [address = '', query] = originalUrl.split(/\?(.*)/s)
  const { language, path } = splitLanguage(address)
  const [, id] = /^\/mentors\/([\w-]{1,40})$/.exec(path) ?? []
  // A call has no language in its address.
  const kind = address.startsWith('/api/')
    ? kindOfCall(cachedCall(address))
    : Object.hasOwn(cacheablePages, path)
      ? cacheablePages[path]
      : id && cacheablePages['/mentors/:id']
  const cookie = headers.cookie ?? ''
  if (
    !kind ||
    (query?.length ?? 0) > maxQueryLength ||
    /(?:^|;\s*)(?:__Host-)?(?:session|flash)=/.test(cookie)
  )
    return undefined
  if (kind.showsCookieChoice && /(?:^|;\s*)cookie-choice=/.test(cookie)) return undefined
  const given = new URLSearchParams(query)
  // A call refuses what it does not know.
  if (
    address.startsWith('/api/') &&
    [...given.keys()].some((name) => name !== 'lng' && !isKnown(name, kind.query))
  )
    return undefined
  return {
    path: address + knownPart(given, kind.query ?? []),
    language: language ?? languageOf(given.get('lng'), cookie),
    theme: toTheme(themeIn.exec(cookie)?.[1]),
    topic: kind.topic,
  }
}

/** Every change that a visitor can see drops a call: its answer may be about all mentors. */
const kindOfCall = (query: string[] | undefined): Kind | undefined => query && { query, topic: 'mentors' }

function languageOf(asked: string | null, cookie: string) {
  const [, chosen] = localeIn.exec(cookie) ?? []
  return toLanguage(asked) ?? toLanguage(chosen) ?? defaultLanguage
}

const isKnown = (name: string, names: string[] = []) => names.includes(name.replace(/\[\]$/, ''))

/** The query parameters that the page knows, sorted. */
function knownPart(given: URLSearchParams, names: string[]) {
  const known = new URLSearchParams([...given].filter(([name]) => isKnown(name, names)))
  known.sort()
  return known.size > 0 ? `?${known}` : ''
}
