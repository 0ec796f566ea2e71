import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

export type Administrator = {
  id: number
  name: string
  surname: string
  email: string
  since: Date
  lastLoginAt: Date | null
}

/** Who the administrators are, by name. */
export function listAdministrators(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<Administrator[]>`
    select u.id, u.name, u.surname, u.email::text as email, a.created_at as since, u.last_login_at
    from data.admins a join data.users u on u.id = a.user_id
    where a.active
    order by u.surname, u.name, u.id`,
  )
}

/** Makes a user an administrator. Raises password_needed, account_not_found, already_administrator. */
export function appointAdmin(viewer: Viewer, email: string) {
  return asViewer(viewer, (sql) => sql`select api.appoint_admin(email => ${email})`)
}

/** Ends the role of an administrator. Raises password_needed, administrator_not_found, last_administrator. */
export function retireAdmin(viewer: Viewer, userId: number) {
  return asViewer(viewer, (sql) => sql`select api.retire_admin(user_id => ${userId})`)
}
