const seen = 'thousand-mentors=seen'
const twoYears = 2 * 365 * 24 * 60 * 60

const has = (cookie: string) => document.cookie.split('; ').includes(cookie)

/** Whether this browser has shown the call for mentors already. */
export const hasSeenThousand = () => has(seen)

/** Keeps that for two years, or until the browser closes where she wants no more; the cookie says nothing about her. */
export function rememberThousand() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = has('cookie-choice=necessary') ? '' : `; Max-Age=${twoYears}`
  document.cookie = `${seen}; Path=/${life}; SameSite=Lax${secure}`
}
