import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'

export type AdminApplication = ListedRow<'admin_applications'>
export type FoundApplication = Row<'admin_application_records'>

/** One application with all answers, and users with the same name or phone; undefined if there is none. */
export async function findApplication(viewer: Viewer, id: number) {
  const [application] = await read(
    viewer,
    (sql) => sql<FoundApplication[]>`select * from api.admin_application_records where id = ${id}`,
  )
  return application
}

/** The oldest new application that this admin may decide, or undefined. */
export async function findNextApplication(viewer: Viewer) {
  const [next] = await read(
    viewer,
    (sql) => sql<Pick<AdminApplication, 'id' | 'name'>[]>`
    select id, name from api.admin_applications where in_new and not own order by applied_at, id limit 1`,
  )
  return next
}
