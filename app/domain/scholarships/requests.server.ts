import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

/** A mentee's request for a scholarship, as the team reads it. */
export type ScholarshipRequest = ListedRow<'admin_scholarship_requests'>

/** The same as its mentee reads it. */
export type OwnScholarshipRequest = Row<'own_scholarship_requests'>

/** One request, open or answered, or undefined. */
export async function findScholarshipRequest(viewer: Viewer, id: number) {
  const [request] = await read(
    viewer,
    (sql) => sql<ScholarshipRequest[]>`select * from api.admin_scholarship_requests where id = ${id}`,
  )
  return request
}

/** The viewing mentee's last request, or undefined. */
export async function findOwnScholarshipRequest(viewer: Viewer) {
  const [request] = await read(
    viewer,
    (sql) => sql<OwnScholarshipRequest[]>`
    select * from api.own_scholarship_requests order by id desc limit 1`,
  )
  return request
}
