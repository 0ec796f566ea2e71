import { LanguageDetector } from 'remix-i18next/server'
import { readCookie } from '~/cookies.server'
import * as reads from '~/db/generated/reads.server'
import { namedLanguage } from '~/i18n/i18n.server'
import { defaultLanguage, languages, toLanguage, type Language } from '~/i18n/locale'
import { linkToken } from './link-token.server'
import { outcomeOf } from './outcome.server'
import { pageAt } from './page-at'
import { findSignedIn, type Handled } from './session-viewer.server'

/** The language of an answer: that of the address, or ?lng=, then of the account, then of the cookie, then Greek. */
export async function getLanguage(handled: Handled): Promise<Language> {
  const detector = new LanguageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: async (request) =>
      namedLanguage(request) ??
      (await ownLanguage(handled)) ??
      toLanguage(readCookie(request, 'locale')) ??
      null,
  })
  return (await detector.detect(handled.request)) as Language
}

/** An error page has a language too when the database does not answer. */
async function ownLanguage(handled: Handled) {
  const own = await outcomeOf(() => accountLanguage(handled))
  return 'result' in own ? own.result : undefined
}

/** The language of the account behind a mailed link, else of the signed-in user. */
export async function accountLanguage(handled: Handled) {
  return toLanguage((await linkLocale(handled)) ?? (await findSignedIn(handled))?.locale)
}

async function linkLocale({ request }: Handled) {
  const token = pageAt(request)?.secretInAddress && linkToken(request)
  return token ? reads.authLinkLocale({ token }) : null
}
