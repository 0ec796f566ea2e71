import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'

export type TextName = Row<'texts'>['text']

/** The current version of a text, and the day it was published. */
export async function findTextVersion(text: TextName) {
  const [row] = await asViewer(
    null,
    (sql) => sql<Row<'texts'>[]>`select * from api.texts where text = ${text}`,
  )
  return row
}
