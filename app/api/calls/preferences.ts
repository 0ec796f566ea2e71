import { z } from 'zod'
import * as acts from '~/db/acts.server'
import { ChangeLocale, ChangePreferences } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { call } from '../call'

export const changeLocale = call({
  method: 'POST',
  path: 'client/user/change-locale',
  as: 'public',
  summary: 'Changes the language of pages, mails and answers.',
  body: ChangeLocale.pick({ locale: true }).strict(),
  result: z.literal(true),
  async run({ viewer, body, request, cookies }) {
    if (viewer) await acts.changeLocale(viewer, { locale: body.locale })
    cookies.push(preference(request, 'locale', body.locale))
    return true as const
  },
})

export const writeOwnLatinName = call({
  method: 'PUT',
  path: 'client/user/latin-name',
  as: 'signed-in',
  summary: 'Sets how pages in other languages than Greek show the user’s name; empty: they transliterate it.',
  errors: ['latin_letters_only', 'latin_name_differs'],
  body: ChangePreferences.pick({ latinName: true }).strict(),
  example: { body: { latinName: 'Yota Papadopoulou' } },
  result: z.literal(true),
  async run({ viewer, body: { latinName } }) {
    await acts.writeLatinName(viewer, { latinName })
    return true as const
  },
})
