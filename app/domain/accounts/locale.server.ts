import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/viewer/viewer'
import type { Locale } from '~/i18n/locale'

/** Stores the viewer's language, which mails use too. */
export function rememberLocale(viewer: Viewer, locale: Locale) {
  return asViewer(viewer, (sql) => sql`select api.change_locale(locale => ${locale})`)
}
