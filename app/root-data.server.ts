import { data, headersWith, type Args } from './http/page.server'
import { readCookie } from './cookies.server'
import { getConstantsText } from './domain/constants/constants.server'
import { takeFlash } from './http/flash.server'
import { preference } from './http/cookie-choice.server'
import { formToken } from './http/form-token.server'
import { accountLanguage, getLanguage } from './http/language.server'
import { publicOrigin } from './http/public-origin.server'
import type { RootData } from './http/root-data'
import { toTheme } from './http/theme'
import { requireChosenRole } from './http/viewer.server'
import { defaultLanguage, toLanguage, toLocale, type Language } from './i18n/locale'
import { photoPath } from '~/domain/photos/photo-path'

/** The loader of the data of every page. */
export async function readRootData(args: Args) {
  const [viewer, language, own, constants] = await Promise.all([
    requireChosenRole(args),
    getLanguage(args),
    accountLanguage(args),
    getConstantsText(),
  ])
  const { news, clear } = takeFlash(args.request)
  return data<RootData>(
    {
      language,
      origin: publicOrigin(args.request),
      theme: toTheme(readCookie(args.request, 'theme')),
      constants,
      formToken: formToken(viewer),
      flash: news,
      requestId: args.context.requestId,
      viewer: viewer && {
        name: `${viewer.name} ${viewer.surname}`,
        photo: photoPath(viewer.photoId, 'small'),
        role: viewer.role,
        roles: viewer.roles,
        adminRight: viewer.adminRight,
        mentorStatus: viewer.mentorStatus,
        cartCount: viewer.cartCount,
        waitingCount: viewer.waitingCount,
        unreadCount: viewer.unreadCount,
        safetyPerson: viewer.safetyPerson,
        unconfirmedEmail: viewer.emailConfirmed ? null : viewer.email,
      },
    },
    { headers: headersWith(...(clear ? [clear] : []), ...storeLanguage(args.request, own)) },
  )
}

/** Keeps the language of the account in the cookie: what is shown without a session follows it, such as sign-in. */
function storeLanguage(request: Request, own?: Language) {
  return own && (toLanguage(readCookie(request, 'locale')) ?? defaultLanguage) !== own
    ? [preference(request, 'locale', toLocale(own))]
    : []
}
