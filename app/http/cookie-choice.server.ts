import { figures, years } from '~/domain/constants/figures'
import { cookie, readCookie } from '~/cookies.server'

const name = 'cookie-choice'

/**
 * The visitor's choice: `preferences` keeps preference cookies for two years, `necessary` until the browser
 * closes.
 */
const cookieChoices = ['preferences', 'necessary'] as const
type CookieChoice = (typeof cookieChoices)[number]

/** The choice, or null before it is made. */
export function readCookieChoice(request: Request): CookieChoice | null {
  return cookieChoices.find((choice) => choice === readCookie(request, name)) ?? null
}

/** The header that stores a preference, such as the language, for as long as the choice allows. */
export function preference(request: Request, cookieName: string, value: string) {
  return lasting(readCookieChoice(request), cookieName, value)
}

/**
 * Headers that store the choice and give the existing preference cookies the new lifetime. Scripts read this
 * cookie too.
 */
export function storeCookieChoice(request: Request, choice: CookieChoice) {
  const beside = ['locale', 'theme', 'thousand-mentors'].flatMap((each) => {
    const value = readCookie(request, each)
    return value === undefined ? [] : [lasting(choice, each, value)]
  })
  return [cookie(name, choice, { maxAge: years(figures.preferenceYears) }), ...beside]
}

function lasting(choice: CookieChoice | null, cookieName: string, value: string) {
  const maxAge = choice === 'necessary' ? undefined : years(figures.preferenceYears)
  return cookie(cookieName, value, { maxAge })
}
