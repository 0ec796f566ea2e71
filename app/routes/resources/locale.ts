import * as acts from '~/db/generated/acts.server'
import { ChangeLocale } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { type Args, findViewer, headersWith, pageless, redirect, submit } from '~/http/page.server'
import { pageAt } from '~/http/page-at'
import { safePath } from '~/http/safe-path'
import { addressIn, isTranslated } from '~/i18n/language-address'
import { toLanguage, type Locale } from '~/i18n/locale'

export const loader = () => redirect('/')

export const action = pageless(async (args: Args) => {
  const viewer = await findViewer(args)
  return submit(
    args,
    ChangeLocale,
    async ({ locale, redirectTo }) => {
      if (viewer) await acts.changeLocale(viewer, { locale })
      const path = withoutLanguage(safePath(redirectTo))
      return redirect(viewer ? path : inLanguage(path, locale), {
        headers: headersWith(preference(args.request, 'locale', locale)),
      })
    },
    { pageless: true },
  )
})

/** A visitor’s page in the chosen language; that of a mailed link has the language of its account otherwise. */
function inLanguage(path: string, locale: Locale) {
  const [page = '/', rest = ''] = path.split(/(?=[?#])(.*)/s)
  if (isTranslated(page)) return addressIn(toLanguage(locale)!, page) + rest
  const url = new URL(path, inside)
  if (pageAt({ url: url.href })?.secretInAddress) url.searchParams.set('lng', locale)
  return url.pathname + url.search + url.hash
}

const inside = 'http://inside.invalid'

/** Removes ?lng=, which would override the language just chosen. */
function withoutLanguage(path: string) {
  const url = new URL(path, inside)
  url.searchParams.delete('lng')
  return url.pathname + url.search + url.hash
}
