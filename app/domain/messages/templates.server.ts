import { asViewer } from '~/db/as-viewer.server'
import type { ListedRow } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'

/** A message template, in the languages it is written in. */
export type MessageTemplate = ListedRow<'admin_message_templates'>

/** The templates in use, by name. */
export async function listTemplates(viewer: Viewer) {
  const templates = await asViewer(
    viewer,
    (sql) => sql<MessageTemplate[]>`
    select id, name, texts, locales, changed_at, retired_at from api.admin_message_templates
    where in_active order by name_key, id limit 200`,
  )
  return [...templates]
}
