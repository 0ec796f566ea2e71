import * as acts from '~/db/generated/acts.server'
import { ChangeLocale } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { call } from '../call'
import { Done, done } from '../shapes/values'

export const changeLocale = call({
  method: 'POST',
  path: 'client/user/change-locale',
  as: 'public',
  summary: 'Changes the language of pages, mails and answers.',
  body: ChangeLocale.pick({ locale: true }).strict(),
  result: Done,
  async run({ viewer, body, request, cookies }) {
    if (viewer) await acts.changeLocale(viewer, { locale: body.locale })
    cookies.push(preference(request, 'locale', body.locale))
    return done
  },
})
