import * as acts from '~/db/acts.server'
import { toLanguage, type Language } from '~/i18n/locale'

/** What decides a public answer to a signed-in user: the language, and whether private mentors are visible. */
export type Audience = { language?: Language; seesPrivateMentors: boolean }

/** Returns the audience of a session by the hash of its secret; undefined if it is not valid. */
export async function findAudience(secretHash: string): Promise<Audience | undefined> {
  const row = await acts.viewerAudience({ secretHash, role: null })
  return row && { language: toLanguage(row.locale), seesPrivateMentors: row.seesPrivateMentors }
}
