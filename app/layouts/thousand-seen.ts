import { figures, years } from '~/domain/constants/figures'

const seen = 'thousand-mentors=seen'

const has = (cookie: string) => document.cookie.split('; ').includes(cookie)

/** Whether this browser has shown the call for mentors already. */
export const hasSeenThousand = () => has(seen)

/** Keeps that as long as her other preferences, or until the browser closes where she wants no more; the cookie says nothing about her. */
export function rememberThousand() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = has('cookie-choice=necessary') ? '' : `; Max-Age=${years(figures.preferenceYears)}`
  document.cookie = `${seen}; Path=/${life}; SameSite=Lax${secure}`
}
