// Which pages of visitors are kept, and by what an answer is told from another: its path, the query the page knows
// and its language. Whatever else a request carries is not shown to the page that is kept.
import type { Request } from 'express'
import { MentorFilters } from '~/domain/mentors/filters'
import { toLanguage, defaultLanguage, type Language } from '~/i18n/locale'

/** Of whom a page tells: of any mentors, or of the one in its address; every page tells of packages and lists. */
type Kind = { query?: string[]; tellsOf?: 'mentors' | 'mentor'; showsCookieChoice?: true }

/** Each kept page and the names its query may have. */
export const keptPages: Record<string, Kind> = {
  '/': { query: ['redirectTo'], tellsOf: 'mentors' },
  '/mentors': {
    query: [...Object.keys(MentorFilters.shape), 'seek', 'free', 'after', 'before', 'page'],
    tellsOf: 'mentors',
  },
  '/mentors/:id': { query: ['kind'], tellsOf: 'mentor' },
  '/mentoring-packages': { query: ['mentor'] },
  '/faq': { query: ['q'] },
  '/faq/:id': { query: ['open'] },
  '/terms-and-conditions': {},
  '/privacy-policy': {},
  '/cookies-policy': { showsCookieChoice: true },
  '/mentoring-terms': {},
  '/accessibility': {},
  '/login': { query: ['redirectTo'] },
  '/forgot-password': { query: ['sent'] },
  '/mentee/register': { query: ['redirectTo'] },
  '/sitemap.xml': { tellsOf: 'mentors' },
}

export type KeptPage = {
  /** Path and query as the page is rendered. */
  path: string
  language: Language
  /** What notices it depends on beside those that concern every page: `mentors`, or `mentor:17`. */
  tellsOf?: string
}

const longestQuery = 500

/** The kept page that a request is for; undefined for any other, and for whoever is somebody. */
export function keptPageOf({ method, originalUrl, headers }: Request): KeptPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '', query] = originalUrl.split(/\?(.*)/s)
  const [, folder, id] = /^(\/mentors|\/faq)\/([\w-]{1,40})$/.exec(path) ?? []
  const kind = Object.hasOwn(keptPages, path) ? keptPages[path] : id && keptPages[`${folder}/:id`]
  const cookie = headers.cookie ?? ''
  if (!kind || (query?.length ?? 0) > longestQuery || /(?:^|;\s*)(?:(?:__Host-)?session|flash)=/.test(cookie))
    return undefined
  if (kind.showsCookieChoice && /(?:^|;\s*)cookie-choice=/.test(cookie)) return undefined
  const given = new URLSearchParams(query)
  return {
    path: path + knownPart(given, kind.query ?? []),
    language: languageOf(given.get('lng'), cookie),
    tellsOf: kind.tellsOf === 'mentor' ? `mentor:${id}` : kind.tellsOf,
  }
}

function languageOf(asked: string | null, cookie: string) {
  const [, kept] = /(?:^|;\s*)locale=([a-z]{2})(?:;|\s|$)/.exec(cookie) ?? []
  return toLanguage(asked) ?? toLanguage(kept) ?? defaultLanguage
}

/** The pairs the page knows, in one order. */
function knownPart(given: URLSearchParams, names: string[]) {
  const known = new URLSearchParams([...given].filter(([name]) => names.includes(name)))
  known.sort()
  return known.size > 0 ? `?${known}` : ''
}
