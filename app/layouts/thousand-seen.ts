import { figures, years } from '~/domain/constants/figures'

const seen = 'thousand-mentors=seen'

const has = (cookie: string) => document.cookie.split('; ').includes(cookie)

/** Whether this browser has already shown the pop-up. */
export const hasSeenThousand = () => has(seen)

/**
 * Remembers that the pop-up was shown, for as long as other preferences or, with necessary cookies only,
 * until the browser closes. The cookie holds no personal data.
 */
export function rememberThousand() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = has('cookie-choice=necessary') ? '' : `; Max-Age=${years(figures.preferenceYears)}`
  document.cookie = `${seen}; Path=/${life}; SameSite=Lax${secure}`
}
