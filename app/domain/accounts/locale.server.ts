import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/viewer/viewer'
import type { Locale } from '~/i18n/locale'

/** Remembers the language she reads in; her mails follow it. */
export function rememberLocale(viewer: Viewer, locale: Locale) {
  return asViewer(viewer, (sql) => sql`select api.change_locale(locale => ${locale})`)
}
