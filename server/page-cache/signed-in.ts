// Some public calls of the JSON API have the same answer for many signed-in users. They share the cached answers.
import { LRUCache } from 'lru-cache'
import { findAudience } from '~/http/audience.server'
import { sessionIn } from '~/http/session.server'
import type { CacheablePage } from './cacheable-pages'
import type { Language } from '~/i18n/locale'

const mostSessions = 10_000
// Milliseconds.
const ttl = 30_000

/** Finds the cached answer of a signed-in user. */
export function signedInUsers() {
  // By the hash of the session. Only languages are cached: the database verifies each session that decides what is
  // visible.
  const languages = new LRUCache<string, Language>({ max: mostSessions, ttl })

  async function shared(page: CacheablePage, cookies: string): Promise<CacheablePage | undefined> {
    const session = sessionIn(cookies)
    if (!session) return undefined
    const known = page.sharing === 'language' && languages.get(session)
    if (known) return { ...page, language: known }
    const audience = await findAudience(session)
    if (!audience) return undefined
    const { language = page.language, seesPrivateMentors } = audience
    languages.set(session, language)
    // Without this right, the answer is that of visitors: it is rendered without a session.
    return {
      ...page,
      language,
      asMember: page.sharing === 'audience' && seesPrivateMentors ? cookies : undefined,
    }
  }

  return {
    /** Returns the answer that this session shares with others; undefined if the session is not valid. */
    shared,
    /** After rendering for a member: true if the member still belongs to this answer's audience. */
    async isSame({ language, asMember = '', ...page }: CacheablePage) {
      const now = await shared({ ...page, language }, asMember)
      return now?.language === language && now.asMember === asMember
    },
    /** For a form or act of this session, which may have changed the language. */
    async forget(cookies: string) {
      const session = sessionIn(cookies)
      if (session) languages.delete(session)
    },
  }
}
