import { figures, years } from '~/domain/constants/figures'
import { cookie, readCookie } from '~/cookies.server'

const name = 'cookie-choice'

/** Which cookies she wants: `preferences` remember her for two years, with `necessary` until the browser closes. */
const cookieChoices = ['preferences', 'necessary'] as const
type CookieChoice = (typeof cookieChoices)[number]

/** What she chose, or null while she has not. */
export function readCookieChoice(request: Request): CookieChoice | null {
  return cookieChoices.find((choice) => choice === readCookie(request, name)) ?? null
}

/** The header that remembers a preference of hers, such as the language, as long as she allows it. */
export function preference(request: Request, cookieName: string, value: string) {
  return lasting(readCookieChoice(request), cookieName, value)
}

/** The headers that keep her choice, and every preference from now on as long as it says. Scripts read it too. */
export function keepCookieChoice(request: Request, choice: CookieChoice) {
  const kept = ['locale', 'thousand-mentors'].flatMap((each) => {
    const value = readCookie(request, each)
    return value === undefined ? [] : [lasting(choice, each, value)]
  })
  return [cookie(name, choice, { maxAge: years(figures.preferenceYears), httpOnly: false }), ...kept]
}

function lasting(choice: CookieChoice | null, cookieName: string, value: string) {
  const maxAge = choice === 'necessary' ? undefined : years(figures.preferenceYears)
  return cookie(cookieName, value, { maxAge, httpOnly: cookieName === 'locale' })
}
