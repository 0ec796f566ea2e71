import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ChangePreferences, EditOwnUser } from './own-account-schema'

export type OwnUser = Pick<
  Row<'users'>,
  'name' | 'surname' | 'latinName' | 'phone' | 'email' | 'emailConfirmed' | 'locale' | 'news'
>

/** The viewer's account, in any role. */
export async function readOwnUser(viewer: Viewer) {
  const [user] = await asViewer(
    viewer,
    (sql) => sql<OwnUser[]>`
    select name, surname, latin_name, phone, email, email_confirmed, locale, news from api.users where id = ${viewer.userId}`,
  )
  return user!
}

/** Changes the viewing admin's name and phone. Raises name_needs_edit_request. */
export function editOwnUser(viewer: Viewer, { name, surname, phone }: EditOwnUser) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.edit_own_user(name => ${name}, surname => ${surname}, phone => ${phone ?? null})`,
  )
}

/**
 * Stores the viewer's language, the own spelling of the name, and the consent to news if it changed; every change of
 * consent is recorded. Raises latin_letters_only, latin_name_differs.
 */
export function changePreferences(viewer: Viewer, { locale, latinName, news = false }: ChangePreferences) {
  return asViewer(viewer, async (sql) => {
    await sql`select api.change_locale(locale => ${locale})`
    await sql`select api.write_latin_name(latin_name => ${latinName})`
    await sql`
      select api.give_consent(text => 'news', given => ${news})
      from api.users where id = ${viewer.userId} and news <> ${news}`
  })
}

/**
 * Sets the viewer's own spelling of the name in Latin letters; null: pages transliterate it. Raises
 * latin_letters_only, latin_name_differs.
 */
export function writeLatinName(viewer: Viewer, latinName: string | null) {
  return asViewer(viewer, (sql) => sql`select api.write_latin_name(latin_name => ${latinName})`)
}
