import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

/** Who changed a record, when and which fields, by their names in the database. */
export type LastEdit = Row<'last_edits'>

/** The last changes of a record, the newest first. Raises role_not_held. */
export async function listLastEdits(viewer: Viewer, subject: string, id: number) {
  const edits = await reads.lastEdits(viewer, { subject, subjectId: id })
  return [...edits]
}
