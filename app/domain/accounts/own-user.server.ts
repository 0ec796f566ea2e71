import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ChangePreferences } from './own-account-schema'

export type OwnUser = Pick<
  Row<'users'>,
  'name' | 'surname' | 'latinName' | 'phone' | 'email' | 'emailConfirmed' | 'locale' | 'news'
>

/** The viewer's account, in any role. */
export async function readOwnUser(viewer: Viewer) {
  const [user] = await read(
    viewer,
    (sql) => sql<OwnUser[]>`
    select name, surname, latin_name, phone, email, email_confirmed, locale, news from api.users where id = ${viewer.userId}`,
  )
  return user!
}

/**
 * Stores the viewer's language, the own spelling of the name, and the consent to news if it changed; every change of
 * consent is recorded. Raises latin_letters_only, latin_name_differs.
 */
export function changePreferences(viewer: Viewer, { locale, latinName, news = false }: ChangePreferences) {
  return act(viewer, async (sql, one) => {
    await acts.changeLocale(one, { locale })
    await acts.writeLatinName(one, { latinName })
    await sql`
      select api.give_consent(text => 'news', given => ${news})
      from api.users where id = ${viewer.userId} and news <> ${news}`
  })
}
