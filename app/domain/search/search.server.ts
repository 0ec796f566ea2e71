import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import type { Found } from './found'

/** Finds people, purchases, requests and mentorships for the team. Raises role_not_held. */
export async function searchEverything(viewer: Viewer, q: string): Promise<Found> {
  // As text: the driver would rename the fields of the document.
  const [row] = await read(
    viewer,
    (sql) => sql<[{ document: string }]>`select api.search_everything(q => ${q})::text as document`,
  )
  return JSON.parse(row.document) as Found
}
