const seen = 'thousand-mentors=seen'
const twoYears = 2 * 365 * 24 * 60 * 60

/** Whether this browser has shown the call for mentors already. */
export const hasSeenThousand = () => document.cookie.split('; ').includes(seen)

/** Keeps that for two years; the cookie says nothing about her. */
export function rememberThousand() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${seen}; Path=/; Max-Age=${twoYears}; SameSite=Lax${secure}`
}
