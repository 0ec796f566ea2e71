import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import { withUntouched, type Version } from '~/domain/edits/versions'
import type { Viewer } from '~/viewer/viewer'
import type { SaveTemplate } from './template-schema'
import { textsOf, type TextFields } from './texts-schema'

/** A message template, in the languages it is written in. */
type MessageTemplate = ListedRow<'admin_message_templates'>

/** The templates in use, by name. */
export async function listTemplates(viewer: Viewer) {
  const templates = await read(
    viewer,
    (sql) => sql<MessageTemplate[]>`
    select id, name, texts, locales, changed_at, retired_at from api.admin_message_templates
    where in_active order by name_key, id limit 200`,
  )
  return [...templates]
}

/** One template, in use or not, or undefined. */
export async function findTemplate(viewer: Viewer, id: number) {
  const [template] = await read(
    viewer,
    (sql) => sql<MessageTemplate[]>`
    select id, name, texts, locales, changed_at, retired_at from api.admin_message_templates where id = ${id}`,
  )
  return template
}

/** Creates a template, once per form key, or changes the one with this id. Raises template_not_found, changed_meanwhile. */
export function saveTemplate(viewer: Viewer, id: number | null, typed: SaveTemplate) {
  const template = withUntouched(typed, typed)
  const { name, formKey, seen } = template
  return acts.saveMessageTemplate(viewer, {
    name,
    texts: textsOf(template),
    templateId: id,
    formKey,
    seen: seen && versionOfTemplate(seen),
  })
}

/** What the page told of a template, as the database has it. */
const versionOfTemplate = (seen: Version) => ({ name: seen.name ?? '', texts: textsOf(seen as TextFields) })
