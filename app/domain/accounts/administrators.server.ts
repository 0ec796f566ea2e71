import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

export type Administrator = Row<'administrators'>

/** Returns all admins, sorted by name. */
export function listAdministrators(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<Administrator[]>`select * from api.administrators order by surname, name, id`,
  )
}

/** Makes a user an admin. Raises password_needed, account_not_found, already_administrator. */
export function appointAdmin(viewer: Viewer, email: string) {
  return asViewer(viewer, (sql) => sql`select api.appoint_admin(email => ${email})`)
}

/** Removes the role from an admin. Raises password_needed, administrator_not_found, last_administrator. */
export function retireAdmin(viewer: Viewer, userId: number) {
  return asViewer(viewer, (sql) => sql`select api.retire_admin(user_id => ${userId})`)
}
